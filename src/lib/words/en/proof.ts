import type { Words } from '../index';

export const proof: Words['proof'] = {
	code: 'Code of the cards',
	note: 'Note it down: at the end it tells whether the cards stayed these.',
	title: 'The proof of the cards',
	same: 'Is it the code you noted at the start? Then no card and no lot has changed since.',
	seed: 'Seed',
	how: 'Every card and every lot comes from the seed. The code is the beginning of its SHA-256 fingerprint: any program that works it out gives the same.',
};
