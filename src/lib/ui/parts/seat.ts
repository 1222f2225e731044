/** A person at the table, as the parts that draw names need them: nothing that could tell a role. */
export interface SeatName {
	readonly seat: number;
	readonly name: string;
	readonly alive: boolean;
}
