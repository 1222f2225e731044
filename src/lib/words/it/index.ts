import type { SheetId } from '../../engine/index';
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

/** The source of every text; the other languages must match its type. */
export const it = {
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
	/** The sheet whose words these are, until `wordsOf` makes them those of another. */
	sheet: 'classic' as SheetId,
	sheets,
	tell,
};
