import type { Language } from '@merellier/words';
import { hush } from './speech.ts';

/** Ordinals up to nine as words: voices spell the raised letters of « 4ᵉ », or say „4. Mal“ as „vier Mal“. */
const FRENCH = 'deuxième troisième quatrième cinquième sixième septième huitième neuvième'.split(' ');
const GERMAN = 'ersten zweiten dritten vierten fünften sechsten siebten achten neunten'.split(' ');

/**
 * A text as a voice says it rightly: places letter by letter (`F 2`, where `a1` would be read as a word), a pause, no
 * minus, between those of a mill or a turn, and ordinals as words.
 */
export const spokenText = (text: string): string =>
  text
    .replace(/(?<=\d)[-‑x](?=[a-n]?\d)/g, ', ')
    .replace(
      /(?<![\p{L}\d])([a-n])(\d{1,2})(?!\d)/gu,
      (_, letter: string, number: string) => `${letter.toUpperCase()} ${number}`,
    )
    .replaceAll('1ᵉʳ', 'premier')
    .replaceAll('1ʳᵉ', 'première')
    .replace(/(\d+)ᵉ/g, (_, number: string) => FRENCH[Number(number) - 2] ?? `${number}e`)
    .replace(/\bzum (\d)\. Mal/g, (_, digit: string) => `zum ${GERMAN[Number(digit) - 1] ?? digit} Mal`);

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
