import type { Words } from '../index';
import { common } from './common';
import { company } from './company';
import { evening } from './evening';
import { home } from './home';
import { options } from './options';
import { past } from './past';
import { proof } from './proof';
import { recap } from './recap';
import { refusals } from './refusals';
import { roles } from './roles/index';
import { rules } from './rules';
import { settings } from './settings';
import { setup } from './setup';
import { sheets } from './sheets/index';
import { tell } from './tell';

export const en: Words = {
	common,
	company,
	evening,
	home,
	options,
	past,
	proof,
	recap,
	refusals,
	roles,
	rules,
	settings,
	setup,
	sheet: 'classic',
	sheets,
	tell,
};
