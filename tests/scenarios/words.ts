// The words of FORMAT.md, so that a slip of the pen in a scenario is noticed.
const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const RULESETS = words('classic e-notte licantropi teatro');

/** Section 2: the choices of the night; `onto` goes with `control`. */
export const VERBS = words(`
	maul see protect curse imitate exhume divine mentor sniff duel charm recall control onto associate
`);

/** Section 2: what can be announced at dawn, in a ballot and after it. */
export const PUBLIC_KEYS = words(`
	dead moderatorMauled nobodyMauled savedBy starter akela returned melody roles
	voters tally nominees cursed tied lynched condemned noVotes why insteadOf secondFire revenge saved burned mayor
`);

/** Section 2: what a ballot may not announce unless the scenario lists it. */
export const NEVER_SILENT = words('tied lynched secondFire revenge insteadOf saved');

/** Section 3: what a player may be told. */
export const NEWS_KINDS = words(`
	role pack packRoles traitor picks lastPrey masons drunkards guards lovers
	see aura alignment mystic medium colleague becomes offered puppet controlled sniff duel charmed bear
`);
