import { beforeEach, describe, expect, test } from 'vitest';
import { Countdown } from '$lib/session/countdown.svelte';

let wall: number;
let steady: number;
const clocks = { wall: () => wall, steady: () => steady };
const pass = (ms: number) => {
	wall += ms;
	steady += ms;
};
let time: Countdown;

beforeEach(() => {
	wall = 1_700_000_000_000;
	steady = 0;
	time = new Countdown(180, clocks);
});

test('runs from the start, in whole seconds, down to nothing and no further', () => {
	expect(time.seconds).toBe(180);
	pass(1_001);
	time.tick();
	expect(time.seconds).toBe(179);
	for (let n = 0; n < 200; n++) {
		pass(1_000);
		time.tick();
	}
	expect(time.seconds).toBe(0);
	expect(time.running).toBe(false);
});

test('stands still while paused, and goes on from there', () => {
	pass(60_000);
	time.tick();
	time.pause();
	pass(3_600_000);
	time.tick();
	expect(time.seconds).toBe(120);
	time.start();
	pass(20_000);
	time.tick();
	expect(time.seconds).toBe(100);
});

test('a minute more, running or not', () => {
	time.add(60);
	pass(1_000);
	time.tick();
	expect(time.seconds).toBe(239);
	time.pause();
	time.add(60);
	expect(time.seconds).toBe(299);
});

describe('the clocks', () => {
	test('after a sleep, when the steady clock stood still, the wall is right', () => {
		wall += 100_000;
		time.tick(true);
		expect(time.seconds).toBe(80);
		expect(time.jumped).toBe(false);
	});

	test.each([-3_600_000, 3_600_000])(
		'a clock that somebody has set by %d ms stops the time and takes none of it',
		(by) => {
			pass(10_000);
			time.tick();
			wall += by;
			time.tick();
			expect(time.jumped).toBe(true);
			expect(time.running).toBe(false);
			expect(time.seconds).toBe(170);
			time.start();
			pass(10_000);
			time.tick();
			expect(time.jumped).toBe(false);
			expect(time.seconds).toBe(160);
		},
	);
});
