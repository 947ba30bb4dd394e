import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak, spokenText } from './speak.ts';
import { hush } from './speech.ts';

describe('a text for the ear', () => {
  it.each([
    [
      'Les Noirs ferment le moulin f2-f4-f6 et prennent votre pion de c4.',
      'Les Noirs ferment le moulin F 2, F 4, F 6 et prennent votre pion de C 4.',
    ],
    ['You place a man on a1.', 'You place a man on A 1.'],
    ['d6-d7xg7', 'D 6, D 7, G 7'],
    ['Weiß zieht von 32 nach 28, dann 28x19.', 'Weiß zieht von 32 nach 28, dann 28, 19.'],
    ['White takes j10 from c3.', 'White takes J 10 from C 3.'],
    ['un jeu de 9 pions, peut-être', 'un jeu de 9 pions, peut-être'],
  ])('%s', (text, said) => expect(spokenText(text)).toBe(said));
});

describe('the voice', () => {
  interface Said {
    text: string;
    lang: string;
    voice: { readonly lang: string } | null;
  }
  const synthesis = {
    speaking: false,
    said: [] as Said[],
    speak(said: Said): void {
      this.said.push(said);
      this.speaking = true;
    },
    cancel(): void {
      this.speaking = false;
    },
    getVoices: () => [{ lang: 'en-US' }, { lang: 'fr-FR' }, { lang: 'de-DE' }],
  };
  class Utterance implements Said {
    readonly text: string;
    lang = '';
    voice = null;
    constructor(text: string) {
      this.text = text;
    }
  }

  beforeEach(() => {
    Object.assign(synthesis, { speaking: false, said: [] });
    vi.stubGlobal('window', { speechSynthesis: synthesis });
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(['fr', 'en', 'de'] as const)('speaks the language of the page: %s', (language) => {
    speak('a1-d1-g1', language);
    expect(synthesis.said).toMatchObject([{ text: 'A 1, D 1, G 1', lang: language }]);
    expect(synthesis.said[0]?.voice?.lang.slice(0, 2)).toBe(language);
  });

  it('is stopped by the same press once more, and goes over to another sentence', () => {
    speak('one', 'en');
    speak('one', 'en');
    expect([synthesis.speaking, synthesis.said.length]).toEqual([false, 1]);
    speak('one', 'en');
    speak('two', 'en');
    expect(synthesis.said.map(({ text }) => text)).toEqual(['one', 'one', 'two']);
    hush();
    expect(synthesis.speaking).toBe(false);
  });
});
