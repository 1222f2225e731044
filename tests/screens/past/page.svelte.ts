// The page's state as SvelteKit keeps it: what is pushed is seen by whoever looks at it.
interface Shown {
	story?: string;
	replay?: true;
}

/** Makes the state of a page that a test holds in its hand a rune; gives what `$app/state` exports. */
export function pageIn(held: { page: { state: Shown } }): { readonly page: { state: Shown } } {
	let current = $state.raw(held.page.state);
	const page = {
		get state() {
			return current;
		},
		set state(next: Shown) {
			current = next;
		},
	};
	held.page = page;
	return { page };
}
