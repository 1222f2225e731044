// Everything as one file, and back, as people do it on the page of the settings.
import { LANGUAGES } from '../../src/lib/words';
import type { Tablet } from './tablet';

const words = LANGUAGES.it.settings.backup;

/** Saves the backup, and gives the text of the file that the browser was about to write. */
export async function saveBackup(t: Tablet, url: string): Promise<string> {
	await t.open(`${url}/settings/`);
	await t.js(`
		const make = URL.createObjectURL;
		URL.createObjectURL = (blob) => ((window.saved = blob), make.call(URL, blob));
	`);
	await t.tap('button', words.save);
	return t.js<string>(`
		while (!window.saved) await new Promise((again) => setTimeout(again, 20));
		return window.saved.text();
	`);
}

/** Chooses a file, as the dialog of the browser would; gives what is said of it. */
export async function readBackup(t: Tablet, url: string, text: string): Promise<string> {
	await t.open(`${url}/settings/`);
	await t.see('button', words.read);
	return t.js<string>(`
		const input = document.querySelector('input[type=file]');
		const files = new DataTransfer();
		files.items.add(new File([${JSON.stringify(text)}], 'plenilunio.json'));
		input.files = files.files;
		input.dispatchEvent(new Event('change', { bubbles: true }));
		const said = input.parentElement.querySelector('[role=status]');
		while (said.textContent === '') await new Promise((again) => setTimeout(again, 20));
		return said.textContent;
	`);
}

/** Takes everything off the disk. */
export const wipe = (t: Tablet): Promise<unknown> =>
	t.js(`await new Promise((gone) => (indexedDB.deleteDatabase('plenilunio').onsuccess = gone));`);
