// node scripts/run.mjs FILE.ts [ARGUMENTS…]: runs a TypeScript program of the project, in a bare checkout too.
import { spawnSync } from 'node:child_process';
import { install } from './install.mjs';

if (!install()) process.exit(1);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
	stdio: 'inherit',
});
process.exitCode = status ?? 1;
