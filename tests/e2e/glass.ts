// A script for the page: finds what can be touched, and waits until all has come to rest: the page, and the disk.

/**
 * `glass` in the page. What is found is given as the place for a finger, and must be free to be touched. `kept` counts the
 * decisions that lie on the disk.
 */
export const GLASS = `{
	const soon = requestAnimationFrame.bind(window);
	const channel = new MessageChannel();
	const turns = [];
	channel.port1.onmessage = () => turns.shift()?.();
	const turn = () => new Promise((next) => {
		turns.push(next);
		channel.port2.postMessage(null);
	});
	let changes = 0;
	let writing = 0;
	// A finger that is lifted is heard of a while after the browser was told; what it does begins with the click.
	let lifted = 0;
	let clicked = 0;
	for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => lifted++, true);
	addEventListener('click', () => clicked++, true);
	// Only what has come to its end can be compared. What would go on for ever is taken away.
	const end = (animation) => {
		try {
			animation.finish();
		} catch {
			animation.cancel();
		}
	};
	const watch = { attributes: true, characterData: true, childList: true, subtree: true };
	new MutationObserver(() => changes++).observe(document, watch);

	const all = (selector) => [...document.querySelectorAll(selector)];
	const said = (node) => [node.textContent.trim(), node.getAttribute('aria-label')];
	const place = (node, what) => {
		if (!node) throw new Error('there is no ' + what + ' on:\\n' + document.body.innerText);
		if (node.disabled) throw new Error(what + ' cannot be touched on:\\n' + document.body.innerText);
		node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
		const { left, top, width, height } = node.getBoundingClientRect();
		const at = { x: left + width / 2, y: top + height / 2 };
		if (!node.contains(document.elementFromPoint(at.x, at.y))) throw new Error(what + ' lies under something');
		return at;
	};
	window.glass = {
		kept: 0,
		one: (selector) => place(document.querySelector('dialog[open] ' + selector) ?? document.querySelector(selector), selector),
		button: (name) => place(all('button').find((node) => said(node).includes(name)), name),
		listed: (name) => place(all('dialog[open] li button').find((node) => said(node).includes(name)), name),
		cell: (at) => place(all('.cell').at(at), 'cell ' + at),
		seat: (at) => place(all('.felt + ul > li')[at]?.querySelector('button'), 'seat ' + at),
		lifts: () => lifted,
		clicks: () => clicked,
		async rest() {
			// What is measured in one frame is set anew in the next.
			for (let still = 0; still < 5; ) {
				const before = changes;
				await (still >= 3 ? new Promise(soon) : turn());
				const moving = document.getAnimations();
				moving.forEach(end);
				// What is read from the book comes in a frame, which is taken away once it is here.
				const reading = document.querySelectorAll('iframe').length;
				// A button is drawn as touched for a while after the touch.
				const isTouched = document.querySelector('button:not(.pad):active') !== null;
				still = before === changes && writing + reading + moving.length === 0 && !isTouched ? still + 1 : 0;
			}
		},
		async until(is, what) {
			for (let tries = 0; !(await is()); tries++) {
				if (tries > 1200) throw new Error('no ' + what + ' on:\\n' + document.body.innerText);
				await new Promise(soon);
			}
		},
		stored: (count) => glass.until(() => glass.kept >= count, 'answer ' + count + ' on the disk'),
	};

	const begin = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (...what) {
		const started = begin.apply(this, what);
		writing++;
		for (const end of ['complete', 'abort']) started.addEventListener(end, () => writing--);
		return started;
	};
	for (const way of ['put', 'add']) {
		const store = IDBObjectStore.prototype[way];
		IDBObjectStore.prototype[way] = function (...row) {
			if (this.name === 'entries') this.transaction.addEventListener('complete', () => glass.kept++);
			return store.apply(this, row);
		};
	}
}`;
