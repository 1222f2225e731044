// The lines that several cards share.
export const STRANGERS = 'Non conosci la carta di nessuno, e nessuno conosce la tua.';
export const ONLY_SUSPECTS =
	'Ogni notte dici di chi sospetti. Non cambia la partita, ma alla fine si vedrà chi aveva ragione.';
export const WITH_HUMANS = 'Vinci con gli umani, quando anche l’ultimo dei lupi è finito al rogo.';
/** `licantropi`: the last werewolf burns. */
export const WITH_VILLAGE = 'Vinci con il villaggio, quando i licantropi sono finiti tutti sul rogo.';
/** `teatro`: no wolf is left, and no piper either. */
export const WITH_TOWN = 'Vinci con il villaggio, quando non restano più né lupi né pifferaio.';
export const WITH_PACK = 'Vinci con i lupi, quando siete quanti gli umani e il pifferaio è fuori.';
