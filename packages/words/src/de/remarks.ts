import type { RemarkWords } from '../shapes.ts';
import { NUMBERS, quoted, SIDES } from './language.ts';
import { REASONS } from './outcomes.ts';

export const REMARKS: RemarkWords = {
  'rules-assumed': (_, rules) => `die Regeln sind nicht genannt; gelesen als ${quoted(rules)}`,
  'rules-and-type': ({ type }, rules) => `GameType ${quoted(type)} widerspricht Rules; gelesen als ${quoted(rules)}`,
  'type-ignored': ({ type }) => `GameType ${quoted(type)} ist hier nicht bekannt und wird weggelassen`,
  'tag-unread': ({ text }) => `die Angabe ${quoted(text)} ist nicht lesbar und wird weggelassen`,
  'tag-twice': ({ name, dropped }) => `${name} steht zweimal da; ${quoted(dropped)} wird weggelassen`,
  'result-unread': ({ text }) => `das Ergebnis ${quoted(text)} ist nicht lesbar und wird weggelassen`,
  'side-assumed': ({ side }) => `in der Stellung steht nicht, wer am Zug ist; gelesen als ${SIDES[side]} am Zug`,
  'signs-replaced': ({ text, read, more }) =>
    `${quoted(text)} ist als ${quoted(read)} gelesen${more > 0 ? `, und noch ${NUMBERS.number(more)} dieser Art in dieser Partie` : ''}`,
  'quiet-with-x': ({ text }) => `${text} schlägt nichts; gelesen als einfacher Zug`,
  'jumps-joined': ({ text }) => `ein Schlag ist Sprung für Sprung geschrieben; gelesen als ${text}`,
  'capture-guessed': ({ text, read, sure }) =>
    sure
      ? `mehrere Schläge werden ${text} geschrieben; zum Rest der Partie passt ${read}`
      : `mehrere Schläge werden ${text} geschrieben; ${read} ist geraten`,
  'bare-text': ({ text }) => `Text ohne Klammern: ${quoted(text)}; gelesen als Kommentar`,
  'text-dropped': ({ text }) => `${quoted(text)} gehört zu keiner Partie und wird weggelassen`,
  'comment-unclosed': ({ text }) =>
    `der Kommentar ${quoted(text)} ist nicht geschlossen: Er geht bis zum Ende der Zeile`,
  'variation-unclosed': () => 'eine Klammer ist nicht geschlossen: Die Variante geht bis zum Ende der Partie',
  'number-off': ({ text, number, side }) =>
    `die Nummer ${text} widerspricht der Partie: Es ist Zug ${NUMBERS.number(number)}, ${SIDES[side]}`,
  'draws-off': ({ reason }) =>
    `die Partie geht nach einem Remis weiter (${REASONS[reason](null, undefined)}); diese Regel ist abgeschaltet`,
  'result-turned': ({ text }) =>
    `das Ergebnis ${text} zählt von Schwarz aus, weil Schwarz beginnt; es gilt, was auf dem Brett steht`,
  encoding: ({ encoding }) =>
    encoding === 'windows-1252'
      ? 'einige Buchstaben sind nicht in UTF-8; gelesen als Windows-1252 (Latin-1)'
      : `die Datei ist in ${encoding.toUpperCase()}`,
};
