// The rules of the house (src/lib/engine/README.md), held against every file there is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { SHEETS } from '../src/lib/engine';
import { ROLES } from '../src/lib/engine/roles/index';
import { LANGUAGES } from '../src/lib/words';

const ROOT = resolve(import.meta.dirname, '..');

interface Source {
	/** From the root of the project. */
	readonly path: string;
	readonly text: string;
	/** The program in it, without markup and style. */
	readonly code: ts.SourceFile;
}

function read(path: string): Source {
	const text = readFileSync(join(ROOT, path), 'utf8');
	const scripts = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script);
	const program = path.endsWith('.svelte') ? scripts.join('\n') : text;
	return { path, text, code: ts.createSourceFile(path, program, ts.ScriptTarget.Latest, true) };
}

const SOURCES: readonly Source[] = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
	.filter((path) => /\.(ts|svelte)$/.test(path))
	.map((path) => read(join('src', path)));

const within = (folder: string): readonly Source[] =>
	SOURCES.filter(({ path }) => path.startsWith(`src/${folder}/`));
const ENGINE = within('lib/engine');

/** Every node of a file. */
function nodes(root: ts.Node): readonly ts.Node[] {
	const all = [root];
	const add = (node: ts.Node): void => {
		all.push(node);
		ts.forEachChild(node, add);
	};
	ts.forEachChild(root, add);
	return all;
}

/** Where something stands. */
const at = ({ path, code }: Source, node: ts.Node): string => `${path}: ${node.getText(code).split('\n')[0]}`;

/** Where, in these files, a node is found that must not be there. */
const found = (sources: readonly Source[], wrong: (node: ts.Node, source: Source) => boolean): string[] =>
	sources.flatMap((source) =>
		nodes(source.code)
			.filter((node) => wrong(node, source))
			.map((node) => at(source, node)),
	);

/** What a file imports, by name. */
const imports = ({ code }: Source): string[] =>
	nodes(code).flatMap((node) => {
		const from =
			ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
				? node.moduleSpecifier
				: ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
					? node.arguments[0]
					: ts.isModuleDeclaration(node)
						? node.name
						: undefined;
		return from && ts.isStringLiteral(from) ? [from.text] : [];
	});

/** The same as a path from the root; a package keeps its name. */
function target({ path }: Source, name: string): string {
	if (name.startsWith('$lib')) return name.replace('$lib', 'src/lib');
	return name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), name)) : name;
}

describe('who imports whom', () => {
	/** Of the folders of src/lib, what each may import from the others. The screens may import anything. */
	const MAY: Readonly<Record<string, readonly string[]>> = {
		engine: [],
		words: ['engine'],
		recap: ['engine', 'words'],
		stats: ['engine', 'db', 'words', 'recap', 'book', 'setup'],
		sim: ['engine'],
		db: [],
		sound: ['words'],
		update: [],
		'ui/art': [],
		'ui/parts': ['ui/art'],
		session: ['engine', 'db', 'sim', 'ui/parts'],
		archive: ['engine', 'db', 'session', 'setup'],
		setup: ['engine', 'db', 'words', 'session', 'ui/parts'],
	};

	test.each(Object.entries(MAY))('%s', (folder, others) => {
		const allowed = [folder, ...others].map((one) => `src/lib/${one}`);
		const strangers = within(`lib/${folder}`).flatMap((source) =>
			imports(source)
				.map((name) => target(source, name))
				.filter((path) => path.startsWith('src/'))
				.filter((path) => !allowed.some((one) => path === one || path.startsWith(`${one}/`)))
				.map((path) => `${source.path} imports ${path}`),
		);
		expect(within(`lib/${folder}`)).not.toEqual([]);
		expect(strangers).toEqual([]);
	});

	test('the engine imports nothing from outside, no package either (R2)', () => {
		const outside = ENGINE.flatMap((source) =>
			imports(source).filter((name) => !target(source, name).startsWith('src/lib/engine/')),
		);
		expect(outside).toEqual([]);
	});

	test('the engine is reached only through its index (R5)', () => {
		const others = SOURCES.filter((source) => !ENGINE.includes(source));
		const behind = others.flatMap((source) =>
			imports(source)
				.map((name) => target(source, name))
				.filter((path) => /^src\/lib\/engine\/(?!index(\.ts)?$)/.test(path))
				.map((path) => `${source.path} imports ${path}`),
		);
		expect(behind).toEqual([]);
	});

	test('the index lets out no game and no state', () => {
		const index = ENGINE.find(({ path }) => path === 'src/lib/engine/index.ts');
		expect(index?.text).not.toMatch(/\b(Game|GameState|Writable|ROLES)\b/);
		expect(index?.text).not.toMatch(/export \*/);
	});
});

describe('what stays outside', () => {
	const uses = (names: readonly string[]) => (node: ts.Node) =>
		ts.isIdentifier(node) &&
		names.includes(node.text) &&
		// The name of a field is no use of the global: `{ name: … }`, `lap.name`.
		!(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
		!(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
		!ts.isPropertySignature(node.parent);

	test('the engine has no clock, no chance, no world (R2)', () => {
		const world = [
			...['Date', 'performance', 'setTimeout', 'setInterval', 'queueMicrotask', 'Promise', 'Temporal'],
			...['crypto', 'console', 'process', 'globalThis', 'window', 'document', 'self', 'navigator'],
			...['fetch', 'localStorage', 'indexedDB', 'Intl', 'WeakRef', 'structuredClone', 'eval', 'Function'],
		];
		expect(found(ENGINE, uses(world))).toEqual([]);
		const random = (node: ts.Node): boolean =>
			ts.isPropertyAccessExpression(node) && node.name.text === 'random';
		expect(found(ENGINE, random)).toEqual([]);
		const waits = (node: ts.Node): boolean =>
			node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node);
		expect(found(ENGINE, waits)).toEqual([]);
	});

	test('nothing in src draws from Math.random (K23), writes to the console or asks the network (K16, K17)', () => {
		const random = (node: ts.Node): boolean => /^Math\s*(\?\.|\.|\[)\s*['"]?random/.test(node.getText());
		expect(found(SOURCES, (node) => ts.isExpression(node) && random(node))).toEqual([]);
		const world = [
			'console',
			'fetch',
			'XMLHttpRequest',
			'WebSocket',
			'EventSource',
			'RTCPeerConnection',
			'eval',
		];
		expect(found(SOURCES, uses(world))).toEqual([]);
		const beacon = (node: ts.Node): boolean =>
			ts.isPropertyAccessExpression(node) && node.name.text === 'sendBeacon';
		expect(found(SOURCES, beacon)).toEqual([]);
	});

	test('no markup is made of text (K17)', () => {
		const sinks = /\{@html|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|srcdoc/;
		expect(SOURCES.filter(({ text }) => sinks.test(text)).map(({ path }) => path)).toEqual([]);
	});

	test('no private view lies in reactive state (R6)', () => {
		const kept = /\$(state|derived)(\.\w+)?<[^>(]*\b(HandView|Told|Choices)\b/;
		expect(SOURCES.filter(({ text }) => kept.test(text)).map(({ path }) => path)).toEqual([]);
	});
});

describe('the state', () => {
	const TYPES_ONLY = ['Actions', 'Answers', 'Writable'];

	test('every field is readonly, but those that `write` writes (R3)', () => {
		const writable = (node: ts.Node): boolean => {
			if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node)) return false;
			const within = ts.findAncestor(
				node.parent,
				(one) => ts.isFunctionLike(one) || ts.isTypeReferenceNode(one),
			);
			const owner = ts.findAncestor(node, ts.isInterfaceDeclaration)?.name.text ?? '';
			if (within || TYPES_ONLY.includes(owner) || ts.isPrivateIdentifier(node.name)) return false;
			return !ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
		};
		expect(found(ENGINE, writable)).toEqual([]);
	});

	test('only `write` writes, and only `note` calls it (R3)', () => {
		const mutators =
			/^(this\.#state|g\.state|g\.people|this\.people)[\w.?[\]]*\.(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/;
		const writes = (node: ts.Node): boolean => {
			if (ts.isCallExpression(node)) return mutators.test(node.expression.getText());
			if (ts.isDeleteExpression(node)) return true;
			if (!ts.isBinaryExpression(node)) return false;
			const { kind } = node.operatorToken;
			const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
			return assigns && /^(this\.#state|g\.state|g\.people)[.[]/.test(node.left.getText());
		};
		const outside = ENGINE.filter(({ path }) => path !== 'src/lib/engine/state.ts');
		expect(found(outside, writes)).toEqual([]);
		const calls = found(ENGINE, (node) => ts.isCallExpression(node) && node.expression.getText() === 'write');
		expect(calls).toEqual(['src/lib/engine/happen.ts: write(this.#state, fact, this.setup.names)']);
		const borrowed = ENGINE.filter(({ text }) => /\bWritable\b/.test(text)).map(({ path }) => path);
		expect(borrowed).toEqual(['src/lib/engine/happen.ts', 'src/lib/engine/state.ts']);
		expect(ENGINE.filter(({ text }) => /as unknown as/.test(text)).map(({ path }) => path)).toEqual([]);
	});
});

describe('a role', () => {
	const ids = Object.keys(ROLES);

	test.each(ids)(
		'%s has its file, its test, its words in every language, and a sheet that prints it',
		(id) => {
			expect(existsSync(join(ROOT, `src/lib/engine/roles/${id}.ts`))).toBe(true);
			expect(existsSync(join(ROOT, `tests/roles/${id}.test.ts`))).toBe(true);
			for (const { roles } of Object.values(LANGUAGES)) expect(Object.keys(roles)).toContain(id);
			expect(Object.values(SHEETS).some(({ cards }) => Object.hasOwn(cards, id))).toBe(true);
		},
	);

	test('is registered if it has a file; what two roles share has one too', () => {
		const files = readdirSync(join(ROOT, 'src/lib/engine/roles'))
			.filter((file) => file.endsWith('.ts'))
			.map((file) => file.replace('.ts', ''))
			.filter((file) => file !== 'index' && file !== 'role');
		const shared = files.filter((file) => !ids.includes(file));
		expect(files.filter((file) => ids.includes(file)).toSorted()).toEqual(ids.toSorted());
		for (const file of shared) {
			const path = `src/lib/engine/roles/${file}`;
			const sharing = ENGINE.filter((source) =>
				imports(source).some((name) => target(source, name) === path),
			);
			expect(sharing.length, file).toBeGreaterThanOrEqual(2);
			expect(sharing.filter(({ path: one }) => !ids.some((id) => one.endsWith(`/roles/${id}.ts`)))).toEqual(
				[],
			);
		}
	});

	test('is named by its own file, the index, the sheets and the roles it deals with; the evening knows none', () => {
		// The vocabulary: a value of an option, the reason of a verdict and a band may sound like a role.
		const vocabulary = ['announcement', 'options', 'words'].map((file) => `src/lib/engine/${file}.ts`);
		const evening = ENGINE.filter(({ path }) => /^src\/lib\/engine\/[\w-]+\.ts$/.test(path)).filter(
			({ path }) => !vocabulary.includes(path),
		);
		expect(evening.length).toBeGreaterThan(20);
		const named = (node: ts.Node): boolean =>
			ts.isStringLiteral(node) &&
			ids.includes(node.text) &&
			!(ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'why');
		expect(found(evening, named)).toEqual([]);
	});

	test('has an action in the order of every sheet that prints it', () => {
		const missing = Object.entries(SHEETS).flatMap(([sheet, { cards, order }]) =>
			Object.entries(ROLES)
				.filter(([id]) => Object.hasOwn(cards, id))
				.flatMap(([id, { powers = [] }]) => powers.map(({ action }) => ({ id, action })))
				.filter(({ action }) => !order.flat().includes(action))
				.map(({ id, action }) => `${sheet}: ${id} ${action}`),
		);
		expect(missing).toEqual([]);
	});
});

describe('every file', () => {
	test('is short: a component of 200 lines at most, a module of 250', () => {
		const long = SOURCES.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
			.filter(({ path, lines }) => lines > (path.endsWith('.svelte') ? 200 : 250))
			.map(({ path, lines }) => `${path}: ${lines}`);
		expect(long).toEqual([]);
	});

	test('has its types told, none asserted away', () => {
		const untold = (node: ts.Node): boolean =>
			node.kind === ts.SyntaxKind.AnyKeyword ||
			ts.isNonNullExpression(node) ||
			((ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)) &&
				node.exclamationToken !== undefined);
		expect(found(SOURCES, untold)).toEqual([]);
		const markup = SOURCES.filter(({ path }) => path.endsWith('.svelte'))
			.filter(({ text }) =>
				/"type":"TS(NonNullExpression|AnyKeyword)"/.test(
					JSON.stringify(parse(text, { modern: true }).fragment),
				),
			)
			.map(({ path }) => path);
		expect(markup).toEqual([]);
		const silenced = /@ts-(ignore|expect-error|nocheck)|eslint-disable|svelte-ignore/;
		expect(SOURCES.filter(({ text }) => silenced.test(text)).map(({ path }) => path)).toEqual([]);
	});

	test('is named after what it is (R7)', () => {
		const vague = /(Manager|Service|Helper|Utils?)$/i;
		const files = SOURCES.map(({ path }) => path.split('/').at(-1)?.split('.')[0] ?? '');
		expect(files.filter((file) => vague.test(file))).toEqual([]);
		const declared = (node: ts.Node): boolean =>
			(ts.isClassDeclaration(node) ||
				ts.isInterfaceDeclaration(node) ||
				ts.isTypeAliasDeclaration(node) ||
				ts.isFunctionDeclaration(node)) &&
			vague.test(node.name?.text ?? '');
		expect(found(SOURCES, declared)).toEqual([]);
	});
});
