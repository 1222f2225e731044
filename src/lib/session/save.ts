/** Hands something to the person in front of the screen, as a file of that name. */
export function saveFile(name: string, file: Blob): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// Safari reads it after the click.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The same with a text. */
export const saveText = (name: string, text: string): void =>
	saveFile(name, new Blob([text], { type: 'application/json' }));
