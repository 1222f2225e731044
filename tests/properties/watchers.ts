// Who looks on while two evenings are played side by side (K8), and how much each of them has compared.

/** What each of the watchers has looked at in both evenings, and found equal: views of the engine, or frames on the glass. */
export interface Watched {
	/** What lies on the table for all. */
	table: number;
	/** What those of the living read who may not tell the two apart. */
	living: number;
	/** The dead look at the table, and at their own wills. */
	dead: number;
	/** What those of the living read who hunt together. */
	pack: number;
}

export const unwatched = (): Watched => ({ table: 0, living: 0, dead: 0, pack: 0 });

export function add(sum: Watched, more: Watched): void {
	for (const who of Object.keys(sum) as (keyof Watched)[]) sum[who] += more[who];
}

/** `table 900, living 700, dead 90, pack 140`. */
export const said = (watched: Watched): string =>
	Object.entries(watched)
		.map(([who, looks]) => `${who} ${looks}`)
		.join(', ');
