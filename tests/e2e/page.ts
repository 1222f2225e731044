// What a tablet without Playwright asks of a page, as scripts that run in it.
import axe from 'axe-core';
import type { Name, Role } from './tablet';

/** How a thing must be before it is answered: only to be seen, or to be touched as well. */
export type Ready = 'seen' | 'touchable';

/** Brings axe into the page, which knows the role and the name of every element. */
export const BRING_AXE = axe.source;
export const NO_AXE = 'no axe';

/**
 * Where the middle of the one thing of this role and name is; null while there is none, or while it is not ready, and
 * `NO_AXE` in a page without axe.
 */
export const whereIs = (role: Role, name: Name, ready: Ready): string => `
	const is = ${name instanceof RegExp ? `(said) => ${String(name)}.test(said)` : `(said) => said === ${JSON.stringify(name)}`};
	if (!window.axe) return '${NO_AXE}';
	const { aria, dom, text } = axe.commons;
	// Of a field inside its label axe reads the placeholder as well.
	const said = (node) => (node.labels?.[0]?.textContent ?? text.accessibleText(node)).replace(/\\s+/g, ' ').trim();
	axe.setup(document);
	let found;
	try {
		found = [...document.body.querySelectorAll('*')].filter(
			(node) =>
				aria.getRole(node) === '${role}' &&
				dom.isVisibleToScreenReaders(node) &&
				node.getClientRects().length > 0 &&
				is(said(node)),
		);
	} finally {
		axe.teardown();
	}
	if (found.length > 1) throw new Error('there are ' + found.length + ' of them');
	const [node] = found;
	if (!node) return null;
	node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
	const { left, top, width, height } = node.getBoundingClientRect();
	const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
	const isFree = () => !node.matches(':disabled') && node.contains(document.elementFromPoint(at.x, at.y));
	return ${ready === 'seen'} || isFree() ? at : null;
`;

/** Listens to what a page has to say, from the end of its loading on; `HEARD` gives it out. */
export const LISTEN = `
	const heard = { console: [], violations: [], requests: [] };
	for (const way of ['log', 'info', 'warn', 'error', 'debug'])
		console[way] = (...what) => heard.console.push(what.map(String).join(' '));
	// An observer that is told the rest in the next frame is no error, and on no console.
	addEventListener('error', ({ message }) => {
		if (!/^ResizeObserver loop/.test(message)) heard.console.push(String(message));
	});
	addEventListener('unhandledrejection', ({ reason }) => heard.console.push(String(reason)));
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
		heard.violations.push(violatedDirective + ': ' + blockedURI),
	);
	const note = ({ name: url, responseStatus }) =>
		heard.requests.push({ url, answered: responseStatus === 0 ? 'nobody' : 'somebody' });
	for (const type of ['navigation', 'resource'])
		new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
	window.heard = heard;
`;

/** What was heard since it was asked last. */
export const HEARD = `
	window.heard && Object.fromEntries(Object.entries(window.heard).map(([kind, all]) => [kind, all.splice(0)]))
`;
