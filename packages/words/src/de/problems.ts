import type { ParameterValue } from '@merellier/rules';
import { nearest } from '../nearest.ts';
import { capital } from '../sentence.ts';
import type { ProblemWords, Sayings } from '../shapes.ts';
import { COLOUR, NUMBERS, or, quoted, SIDES } from './language.ts';

const range = (min: number, max: number, off: boolean): string => {
  const numbers = min === max ? NUMBERS.number(min) : `eine Zahl von ${NUMBERS.number(min)} bis ${NUMBERS.number(max)}`;
  return off ? `0 oder ${numbers}` : numbers;
};

/** What a clash leaves possible: words, or the ends of a range of numbers, after a 0 where that is allowed too. */
const allowedValues = (name: string, values: readonly ParameterValue[], say: Sayings): string => {
  const [min, max] = values.slice(-2);
  if (typeof min !== 'number' || typeof max !== 'number') return or(values.map((value) => say.value(name, value)));
  return range(min, max, values.length > 2);
};

/** What was perhaps meant instead. */
const perhaps = (text: string, known: readonly string[]): string => {
  const names = nearest(text, known);
  return names.length === 0 ? '' : `; vielleicht ${or(names)}`;
};

export const PROBLEMS: ProblemWords = {
  'unknown-rules': ({ rules, known }) => `es gibt keine Regeln ${quoted(rules)}${perhaps(rules, known)}`,
  'unknown-parameter': ({ name, known }) => `es gibt keine Einstellung ${quoted(name)}${perhaps(name, known)}`,
  'not-a-choice': ({ name, value, choices }, say) =>
    `${say.parameter(name)}: ${quoted(String(value))} ist nicht möglich; möglich ist ${or(choices)}`,
  'not-in-range': ({ name, value, min, max, off }, say) =>
    `${say.parameter(name)}: ${quoted(String(value))} ist nicht möglich; möglich ist ${range(min, max, off)}`,
  clash: ({ name, value, because, becauseValue, allowed }, say) =>
    `${say.parameter(name)}: ${say.value(name, value)} verträgt sich nicht mit ${say.parameter(because)} ${say.value(because, becauseValue)}; möglich ist ${allowedValues(name, allowed, say)}`,

  'turn-unreadable': ({ text }) => `${quoted(text)} lässt sich nicht als Zug lesen`,
  'turn-refused': ({ text, refusal }, say) => `${text} — ${say.refusal(refusal)}`,
  'throw-unreadable': ({ text }) => `${quoted(text)} ist kein Wurf von drei Würfeln wie 654`,
  'throw-not-due': ({ text }) => `der Wurf ${text} gehört nicht hierher: Hier wird nicht gewürfelt`,
  'throw-mismatch': ({ text }) => `der Wurf ${text} beim Zug ist nicht der Wurf der Stellung`,

  'fen-unreadable': ({ text }) => `${quoted(text)} lässt sich nicht als Stellung lesen`,
  'fen-side': ({ text }) => `wer am Zug ist, steht als W oder B am Anfang der Stellung, nicht als ${quoted(text)}`,
  'fen-place': ({ text }) => `${quoted(text)} gibt es auf diesem Brett nicht`,
  'fen-twice': ({ place, sides }) =>
    sides === 'same' ? `${place} ist zweimal genannt` : `${place} ist für Weiß und für Schwarz genannt`,
  'fen-too-many': ({ side, count, max }) =>
    `zu viele ${COLOUR[side]}e Steine: ${NUMBERS.number(count)}, höchstens ${NUMBERS.number(max)}, die im Vorrat mitgezählt`,
  'fen-hand': ({ text }) =>
    /^H\d+,\d+$/.test(text)
      ? 'nach diesen Regeln hat niemand Steine im Vorrat'
      : `Steine im Vorrat werden wie H9,9 geschrieben, nicht ${quoted(text)}`,
  'fen-too-few': ({ count }) =>
    `zu wenige Steine: Wenigstens eine Seite muss ${NUMBERS.number(count)} haben, auf dem Brett oder im Vorrat`,
  'fen-dice': ({ text, cause }) =>
    ({
      unreadable: `${quoted(text)} ist kein Wurf von drei Würfeln wie D654`,
      'no-dice': `die Stellung enthält einen Wurf (${text}), aber diese Regeln kennen keine Würfel`,
      'not-yet': `die Stellung enthält einen Wurf (${text}), aber jetzt wird nicht gewürfelt: Es sind noch Steine im Vorrat, oder die Partie ist zu Ende`,
    })[cause],
  'fen-memory': ({ text }) =>
    `was von früheren Zügen gemerkt ist (${quoted(text)}), verträgt sich nicht mit der Stellung`,
  'fen-uncrowned': ({ place, side }) =>
    `der ${COLOUR[side]}e Stein auf ${place} steht auf der Grundlinie des Gegners: Er wird K${place} geschrieben`,
  'fen-huff': ({ text }) => `was gepustet werden darf (${quoted(text)}), verträgt sich nicht mit der Stellung`,
  'fen-foreign': ({ cause }) =>
    ({
      'removal-pending': 'diese Stellung von Sanmill steht mitten in einem Zug: Ein Stein muss noch geschlagen werden',
      counts: 'diese Stellung von Sanmill widerspricht sich: Ihre Steinzahlen passen nicht zum Brett',
      phase: 'diese Stellung von Sanmill widerspricht sich: Ihre Phase passt nicht zu den Steinen im Vorrat',
      board: 'diese Stellung gehört zu einem anderen Brett',
      rules: 'Sanmill kennt diese Regeln nicht',
    })[cause],

  'game-unreadable': ({ line, text }) => `Zeile ${NUMBERS.number(line)}: ${quoted(text)} ist nicht lesbar`,
  'game-mark': ({ line, text }) =>
    `Zeile ${NUMBERS.number(line)}: Keine Anmerkung hat die Nummer ${text} (höchstens 255)`,
  'game-too-deep': ({ line, most }) =>
    `Zeile ${NUMBERS.number(line)}: mehr als ${NUMBERS.number(most)} Varianten ineinander`,
  'game-without-rules': () => 'die Partie nennt ihre Regeln nicht: Es fehlt eine Zeile wie [Rules "marelle"]',
  'game-rules': ({ cause }, say) => `die Regeln der Partie: ${capital(say.problem(cause))}`,
  'game-type': ({ text, defined }) =>
    `GameType ${quoted(text)}: PDN kennt ${defined ? 'dieses Spiel, aber hier wird es nicht gespielt' : 'kein solches Spiel'}`,
  'game-fen': ({ cause }, say) => `die Anfangsstellung: ${capital(say.problem(cause))}`,
  'game-turn': ({ number, side, text, places, cause }, say) => {
    const fault =
      cause.problem === 'turn-refused' ? `${text} — ${say.refusal(cause.refusal, places)}` : say.problem(cause);
    return `Zug ${NUMBERS.number(number)}, ${SIDES[side]}: ${fault}`;
  },
  'game-result': ({ text, outcome }, say) =>
    `das Ergebnis ${text} widerspricht der Partie: ${capital(say.reason(outcome.reason))}`,
  'game-two-results': ({ tag, text }) => `die Partie hat zwei Ergebnisse: ${tag} im Kopf, ${text} am Ende`,
};
