import type { Language } from '@merellier/words';
import { hush } from './speech.ts';

/**
 * A text as a voice says it rightly: places letter by letter (`F 2`, where `a1` would be read as a word), and a pause, no
 * minus, between those of a mill or a turn.
 */
export const spokenText = (text: string): string =>
  text
    .replace(/(?<=\d)[-‑x](?=[a-n]?\d)/g, ', ')
    .replace(
      /(?<![\p{L}\d])([a-n])(\d{1,2})(?!\d)/gu,
      (_, letter: string, number: string) => `${letter.toUpperCase()} ${number}`,
    );

let saying = '';

/** Says a text with the device's voice, in place of whatever it says at the moment; the same text once more stops it. */
export function speak(text: string, language: Language): void {
  const wasSaying = speechSynthesis.speaking && saying === text;
  hush();
  if (wasSaying) return;
  saying = text;
  const said = new SpeechSynthesisUtterance(spokenText(text));
  said.lang = language;
  // Some devices read every language with the voice of their own, unless they are given another.
  said.voice = speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? null;
  speechSynthesis.speak(said);
}
