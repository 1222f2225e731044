/**
 * One picture of the family: path data on a grid of 24, `line` drawn with a round pen 2 wide, `fill` filled. Each
 * picture has one filled shape, where the eye goes first; the plainest signs have none.
 */
export interface Drawing {
	readonly line: string;
	readonly fill: string;
}
