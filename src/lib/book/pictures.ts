// The pictures of the roles are a file beside the script, read when the app starts.
import { resolve } from '$app/paths';
import { openFile } from './open';

interface Picture {
	readonly line: string;
	readonly fill: string;
}

/** The paths of every role's picture, in one reading: nothing asks for that of one role. None where there is no file. */
export function openPictures(): Promise<Readonly<Record<string, Picture>>> {
	return openFile(resolve('/roles.svg'), (file) => {
		const groups = [...(file?.querySelectorAll('g') ?? [])];
		return Object.fromEntries(groups.map((group) => [group.id, pictureIn(group)]));
	});
}

function pictureIn(group: Element): Picture {
	const path = (part: keyof Picture) => group.querySelector(`.${part}`)?.getAttribute('d') ?? '';
	return { line: path('line'), fill: path('fill') };
}
