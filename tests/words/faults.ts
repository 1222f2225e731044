/** What must not stand in a finished sentence. */
export const FAULTS: Readonly<Record<string, RegExp>> = {
	'nothing at all': /^\s*$/,
	'space at the edge': /^\s|\s$/,
	'two spaces': / {2}/,
	'space before a stop': / [.,;:?!]/,
	'two stops': /[.,;:?!][.,;:]/,
	'no space after a stop': /[a-zà-ù][.;?!][A-Za-zÀ-ù]/,
	'a hole': /\b(undefined|null|NaN|function)\b|\[object|=>/,
	'an open placeholder': /[{}<>]|\$|%s|TODO|XXX/,
	'an empty list': /: \.|: $|[,;] \./,
	'a straight quote': /['"]/,
	'a name of nobody': /\?\?|^\?|\(\?\)/,
};
