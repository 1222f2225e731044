// Several windows of one browser: its locks, as far as one lock needs them. Node has none of its own.

type Callback = (lock: Lock | null) => unknown;
interface Holder {
	readonly end: (error?: DOMException) => void;
}

/** A lock manager that all windows of a test share. */
export function lockManager(): Pick<LockManager, 'request'> {
	let holder: Holder | null = null;
	const waiting: (() => void)[] = [];

	const grant = (name: string, run: Callback): Promise<unknown> =>
		new Promise((resolve, reject) => {
			const me: Holder = {
				end: (error) => {
					if (error) reject(error);
					if (holder !== me) return;
					holder = null;
					waiting.shift()?.();
				},
			};
			holder = me;
			void Promise.resolve(run({ name, mode: 'exclusive' })).then((value) => {
				resolve(value);
				me.end();
			});
		});

	async function request(
		name: string,
		optionsOrRun: LockOptions | Callback,
		run?: Callback,
	): Promise<unknown> {
		await Promise.resolve();
		const options: LockOptions = typeof optionsOrRun === 'function' ? {} : optionsOrRun;
		const callback = typeof optionsOrRun === 'function' ? optionsOrRun : run;
		if (!callback) throw new TypeError('no callback');
		if (options.steal) {
			const robbed = holder;
			const granted = grant(name, callback);
			robbed?.end(new DOMException('The lock was stolen', 'AbortError'));
			return granted;
		}
		if (holder === null) return grant(name, callback);
		if (options.ifAvailable) return callback(null);
		await new Promise<void>((go, stop) => {
			waiting.push(go);
			options.signal?.addEventListener('abort', () => {
				if (waiting.includes(go)) waiting.splice(waiting.indexOf(go), 1);
				stop(new DOMException('The request was aborted', 'AbortError'));
			});
		});
		return grant(name, callback);
	}

	return { request: request as LockManager['request'] };
}
