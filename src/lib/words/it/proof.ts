/** The code of the deal (K27): as the cards go round, and once more at the end. */
export const proof = {
	code: 'Codice delle carte',
	note: 'Annotatelo: a fine partita dirà se le carte sono rimaste queste.',
	title: 'La prova delle carte',
	same: 'È il codice che avete annotato all’inizio? Allora carte e sorteggi sono rimasti quelli di allora.',
	seed: 'Seme',
	how: 'Ogni carta e ogni sorteggio nascono dal seme. Il codice è l’inizio della sua impronta SHA-256: qualunque programma che la calcoli dà lo stesso.',
};
