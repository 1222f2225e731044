import { sayAnnounced } from '../../support/announced';
import { show, Unexpected } from '../../support/unexpected';
import { Unreadable } from '../fields';
import { expectDue, step } from './step';

/** From the last page of the night to the discussion: the announcement, and who opens the vote. */
export const dawn = step(
	['dawn', 'lot', 'public', 'notPublic', 'lap', 'told', 'notTold'],
	(fields, stage) => {
		const { table } = stage;
		if (!Object.hasOwn(Object(fields.public), 'dead'))
			throw new Unreadable('public.dead is obligatory at dawn');
		const now = table.request;
		expectDue(now?.kind === 'read' && now.night === fields.dawn, `dawn ${show(fields.dawn)}`, stage);
		table.dawnNews.clear();
		if (fields.lot !== undefined) table.stageLot(stage.player(fields.lot, 'lot'));
		stage.checkPublic(fields, sayAnnounced(table.advance('discuss'), table.name));
		// A lot is no longer needed where the game has just ended.
		if (table.lotLeft !== undefined && !table.recap)
			throw new Unexpected('lot', table.lotLeft, 'no draw at this dawn');
		table.stageLot(undefined);
		if (fields.lap !== undefined) stage.check('lap', fields.lap, table.dawnNews.size > 0);
		stage.checkNews(fields, table.dawnNews);
	},
);
