import { common } from './common';
import { evening } from './evening';
import { home } from './home';
import { options } from './options';
import { refusals } from './refusals';
import { roles } from './roles';
import { rules } from './rules';
import { settings } from './settings';
import { setup } from './setup';
import { tell } from './tell';

import type { Words } from '../index';

export const en: Words = { common, evening, home, options, refusals, roles, rules, settings, setup, tell };
