// The glass stays awake during a game, and the tablet speaks with a voice of its own or not at all.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stayAwake } from '$lib/session/presence';
import { canSpeak, hush, speak } from '$lib/sound/speak';

afterEach(() => vi.unstubAllGlobals());

describe('the wake lock', () => {
	const release = vi.fn(() => Promise.resolve());
	const request = vi.fn(() => Promise.resolve({ release }));
	const settle = () => new Promise((go) => setTimeout(go));

	beforeEach(() => {
		vi.clearAllMocks();
		vi.stubGlobal('navigator', { wakeLock: { request } });
	});

	test('is asked for at once, again whenever the page is seen again, and given back at the end', async () => {
		const stop = stayAwake();
		await settle();
		expect(request).toHaveBeenCalledTimes(1);
		document.dispatchEvent(new Event('visibilitychange'));
		await settle();
		expect(request).toHaveBeenCalledTimes(2);
		stop();
		expect(release).toHaveBeenCalled();
		document.dispatchEvent(new Event('visibilitychange'));
		await settle();
		expect(request).toHaveBeenCalledTimes(2);
	});

	test('is given back whole, even where a touch asked for it a second time', async () => {
		const stop = stayAwake();
		document.dispatchEvent(new Event('pointerdown'));
		await settle();
		stop();
		await settle();
		expect(release).toHaveBeenCalledTimes(request.mock.calls.length);
	});

	test('a browser that refuses it, or has none, stops nothing', async () => {
		request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
		stayAwake()();
		await settle();
		vi.stubGlobal('navigator', {});
		expect(() => stayAwake()()).not.toThrow();
	});
});

describe('K12: the voice', () => {
	const voices = [
		{ lang: 'it-IT', localService: false },
		{ lang: 'it-IT', localService: true },
		{ lang: 'fr-FR', localService: true },
	];
	const speech = { getVoices: () => voices, speak: vi.fn(), cancel: vi.fn() };

	beforeEach(() => {
		vi.clearAllMocks();
		vi.stubGlobal('speechSynthesis', speech);
		vi.stubGlobal(
			'SpeechSynthesisUtterance',
			class {
				voice: unknown;
				lang = '';
				constructor(readonly text: string) {}
			},
		);
	});

	test('is one that lives on the tablet and knows the language', () => {
		expect(canSpeak('it')).toBe(true);
		expect(canSpeak('en')).toBe(false);
		speak(['È l’alba.', 'Nessuno manca.'], 'it');
		expect(speech.speak.mock.calls).toMatchObject([
			[{ text: 'È l’alba.', voice: voices[1] }],
			[{ text: 'Nessuno manca.', voice: voices[1] }],
		]);
	});

	test('is silent without one, and when it is told to be', () => {
		speak(['Dawn.'], 'en');
		expect(speech.speak).not.toHaveBeenCalled();
		hush();
		expect(speech.cancel).toHaveBeenCalled();
		vi.unstubAllGlobals();
		expect(canSpeak('it')).toBe(false);
	});
});
