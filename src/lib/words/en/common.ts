import type { Words } from '../index';

const NUMBERS = [
	'nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
	'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty', 'twenty-one', 'twenty-two',
	'twenty-three', 'twenty-four',
]; // prettier-ignore

export const common: Words['common'] = {
	language: 'English',
	number: (n) => NUMBERS[n] ?? String(n),
	back: 'Back',
	home: 'To the home screen',
	close: 'Close',
	cancel: 'Never mind',
	save: 'Save',
	remove: 'Delete',
	undo: 'Undo',
	less: 'One less',
	more: 'One more',
	noPage: {
		title: 'There is nothing here',
		text: 'This page does not exist, or no longer does.',
	},
};
