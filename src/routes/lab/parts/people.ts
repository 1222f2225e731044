import type { SeatName } from '$lib/ui/parts/seat';

const PLAIN =
	'Anna Bruno Carla Daniela Elio Franco Gaia Hugo Irene Luca Marta Nico Olga Piero Quinto Rosa Sara Tito Ugo Vera Walter Xenia Yuri Zoe'.split(
		' ',
	);
const ODD = [
	'Massimiliano',
	'María de los Ángeles',
	'👩‍👩‍👧‍👦 Famiglia Rossi',
	'عبد الرحمن',
	'Ludovica Giovanna',
	'Šárka Ďurišová',
	'Llanfairpwllgwyngyll',
	'אברהם',
	'Jo',
	'🦊',
	'Christopher Alexander III',
	'Zoë',
	'Giovannantonio',
	'Giovannantonia',
	'Bartholomäus-Friedrich',
	'王小明',
	'Ng',
	'Mariasole',
	'Ñandú',
	'O’Brien-Smythe',
	'Wolfeschlegelsteinhausen',
	'Ana María',
	'Åsa',
	'Þórhildur',
];

/** `count` people of the lab; `odd` ones have long, right-to-left, emoji and accented names. Every fifth is out. */
export function people(count: number, odd: boolean): SeatName[] {
	return (odd ? ODD : PLAIN).slice(0, count).map((name, seat) => ({ seat, name, alive: seat % 5 !== 3 }));
}
