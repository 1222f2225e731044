// What a screen reader finds, as text that can be searched.

interface Value {
	readonly value?: unknown;
}
/** A node as Chromium's own protocol gives it. */
interface AccessibilityNode {
	readonly nodeId: string;
	readonly parentId?: string;
	readonly role?: Value;
	readonly name?: Value;
	readonly description?: Value;
	readonly value?: Value;
	readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

/** A line for each node: its role, its name, and all else that is said of it; below it, and a tab deeper, its children. */
export function outline(nodes: readonly AccessibilityNode[]): string {
	const children = new Map<string | undefined, AccessibilityNode[]>();
	for (const node of nodes) children.set(node.parentId, [...(children.get(node.parentId) ?? []), node]);
	const draw = (parent: string | undefined, depth: number): string[] =>
		(children.get(parent) ?? []).flatMap((node) => [
			`${'\t'.repeat(depth)}${said(node)}`,
			...draw(node.nodeId, depth + 1),
		]);
	return draw(undefined, 0).join('\n');
}

function said({ role, name, description, value, properties = [] }: AccessibilityNode): string {
	const texts = [role, name, description, value].flatMap((each) => (each?.value ? [String(each.value)] : []));
	return [...texts, ...properties.map((each) => `${each.name}=${JSON.stringify(each.value.value)}`)].join(
		' ',
	);
}

/** The outline without the first node that says this, and without all that is below it. */
export function without(outline: string, text: string): string {
	const lines = outline.split('\n');
	const depth = (line: string | undefined) => line?.search(/[^\t]/) ?? 0;
	const from = lines.findIndex((line) => line.includes(text));
	if (from < 0) return outline;
	const after = lines.findIndex((line, at) => at > from && depth(line) <= depth(lines[from]));
	return [...lines.slice(0, from), ...(after < 0 ? [] : lines.slice(after))].join('\n');
}
