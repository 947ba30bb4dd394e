import type { ParameterValue } from '@merellier/rules';
import { nearest } from '../nearest.ts';
import type { ProblemWords, Sayings } from '../shapes.ts';
import { COLOUR, NUMBERS, or, quoted, SIDES } from './language.ts';

const range = (min: number, max: number, off: boolean): string => {
  const numbers = min === max ? NUMBERS.number(min) : `un nombre de ${NUMBERS.number(min)} à ${NUMBERS.number(max)}`;
  return off ? `0, ou ${numbers}` : numbers;
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
  return names.length === 0 ? '' : ` ; peut-être ${or(names)}`;
};

export const PROBLEMS: ProblemWords = {
  'unknown-rules': ({ rules, known }) => `aucune règle ne s’appelle ${quoted(rules)}${perhaps(rules, known)}`,
  'unknown-parameter': ({ name, known }) => `aucun réglage ne s’appelle ${quoted(name)}${perhaps(name, known)}`,
  'not-a-choice': ({ name, value, choices }, say) =>
    `${say.parameter(name)} : ${quoted(String(value))} n’est pas possible ; vous avez le choix entre ${or(choices)}`,
  'not-in-range': ({ name, value, min, max, off }, say) =>
    `${say.parameter(name)} : ${quoted(String(value))} n’est pas possible ; il faut ${range(min, max, off)}`,
  clash: ({ name, value, because, becauseValue, allowed }, say) =>
    `${say.parameter(name)} : ${say.value(name, value)} ne va pas avec ${say.parameter(because)} : ${say.value(because, becauseValue)} ; il faut ${allowedValues(name, allowed, say)}`,

  'turn-unreadable': ({ text }) => `${quoted(text)} n’est pas un coup lisible`,
  'turn-refused': ({ text, refusal }, say) => `${text} — ${say.refusal(refusal)}`,
  'throw-unreadable': ({ text }) => `${quoted(text)} n’est pas un jet de trois dés, comme 654`,
  'throw-not-due': ({ text }) => `le jet ${text} est de trop : on ne lance pas de dés ici`,
  'throw-mismatch': ({ text }) => `le jet ${text} écrit avec le coup n’est pas celui de la position`,

  'fen-unreadable': ({ text }) => `${quoted(text)} n’est pas une position lisible`,
  'fen-side': ({ text }) => `une position commence par W ou B, le camp qui a le trait, et non par ${quoted(text)}`,
  'fen-place': ({ text }) => `il n’y a pas d’endroit ${quoted(text)} sur ce plateau`,
  'fen-twice': ({ place, sides }) =>
    sides === 'same' ? `${place} est nommé deux fois` : `${place} est nommé pour les Blancs et pour les Noirs`,
  'fen-too-many': ({ side, count, max }) =>
    `trop de pions ${COLOUR[side].men} : ${NUMBERS.number(count)}, pour ${NUMBERS.number(max)} au plus en comptant la main`,
  'fen-hand': ({ text }) =>
    /^H\d+,\d+$/.test(text)
      ? 'avec cette règle, aucun pion n’est en main'
      : `les pions en main s’écrivent comme H9,9, et non ${quoted(text)}`,
  'fen-too-few': ({ count }) =>
    `trop peu de pions : l’un des camps doit en avoir au moins ${NUMBERS.number(count)} en comptant la main`,
  'fen-dice': ({ text, cause }) =>
    ({
      unreadable: `${quoted(text)} n’est pas un jet de trois dés, comme D654`,
      'no-dice': `la position indique un jet (${text}), mais cette règle se joue sans dés`,
      'not-yet': `la position indique un jet (${text}), mais ce n’est pas le moment : il reste des pions en main, ou la partie est finie`,
    })[cause],
  'fen-memory': ({ text }) => `${quoted(text)} : ce qui est retenu des tours d’avant ne va pas avec la position`,
  'fen-uncrowned': ({ place, side }) => `le pion ${COLOUR[side].man} de ${place} est à dame : il s’écrit K${place}`,
  'fen-huff': ({ text }) => `${quoted(text)} : la pièce à souffler ne va pas avec la position`,
  'fen-foreign': ({ cause }) =>
    ({
      'removal-pending': 'cette position de Sanmill est au milieu d’un coup : il reste un pion à prendre',
      counts: 'cette position de Sanmill se contredit : ses nombres de pions ne sont pas ceux de son plateau',
      phase: 'cette position de Sanmill se contredit : sa phase n’est pas celle de ses pions en main',
      board: 'cette position est celle d’un autre plateau',
      rules: 'Sanmill ne connaît pas cette règle',
    })[cause],

  'game-unreadable': ({ line, text }) => `ligne ${NUMBERS.number(line)} : ${quoted(text)} est illisible`,
  'game-mark': ({ line, text }) =>
    `ligne ${NUMBERS.number(line)} : aucune annotation n’a le numéro ${text} (255 au plus)`,
  'game-too-deep': ({ line, most }) =>
    `ligne ${NUMBERS.number(line)} : plus de ${NUMBERS.number(most)} variantes les unes dans les autres`,
  'game-without-rules': () => 'la partie ne dit pas sa règle : il manque une ligne comme [Rules "marelle"]',
  'game-rules': ({ cause }, say) => `la règle de la partie : ${say.problem(cause)}`,
  'game-type': ({ text, defined }) =>
    `GameType ${quoted(text)} : PDN ${defined ? 'connaît ce jeu, mais il ne se joue pas ici' : 'ne connaît pas ce jeu'}`,
  'game-fen': ({ cause }, say) => `la position de départ : ${say.problem(cause)}`,
  'game-turn': ({ number, side, text, places, cause }, say) => {
    const fault =
      cause.problem === 'turn-refused' ? `${text} — ${say.refusal(cause.refusal, places)}` : say.problem(cause);
    return `coup ${NUMBERS.number(number)}, ${SIDES[side]} : ${fault}`;
  },
  'game-result': ({ text, outcome }, say) => `le résultat ${text} contredit la partie : ${say.reason(outcome.reason)}`,
  'game-two-results': ({ tag, text }) => `la partie a deux résultats : ${tag} en tête, ${text} à la fin`,
};
