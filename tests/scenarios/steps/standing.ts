// How things stand between two steps: nothing is played here.
import { show, Unexpected } from '../../support/unexpected';
import { entriesOf, fieldsOf, listOf, Unreadable } from '../fields';
import { step } from './step';

export const alive = step(['alive'], (fields, stage) => {
	stage.check('alive', listOf(fields.alive, 'alive'), stage.table.alive);
});

export const roleNow = step(['roleNow'], (fields, stage) => {
	const { table } = stage;
	for (const [who, role] of entriesOf(fields.roleNow, 'roleNow'))
		stage.check(`role of ${who}`, role, table.truth[table.seat(stage.player(who, 'roleNow'))]?.role);
});

export const goesOn = step(['goesOn'], (fields, { table }) => {
	if (fields.goesOn !== true) throw new Unreadable('goesOn can only be true');
	if (table.recap) throw new Unexpected('game', 'to go on', `ended, ${show(table.recap.side)} won`);
});

export const end = step(['end'], (fields, stage) => {
	const { recap, name } = stage.table;
	const { side, winners } = fieldsOf(fields.end, 'end', ['side', 'winners']);
	if (!recap) throw new Unexpected('game', `ended, ${show(side)} won`, 'a game that goes on');
	stage.check('side', side, recap.side);
	stage.check('winners', winners, recap.winners.map(name));
});
