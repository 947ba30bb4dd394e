import type { NotationProblem } from '../notation/problem.ts';
import type { Refusal } from '../refusal.ts';
import { reasonSentence } from './reason-sentence.ts';

// What exceptions say to programmers; players get their sentences, in three languages, from `@merellier/words`.

/** What each fault is; a turn that is refused is told by the rule that refuses it. */
const SENTENCES: { readonly [Code in Exclude<NotationProblem['problem'], 'turn-refused'>]: string } = {
  'turn-unreadable': 'it does not read as a turn, such as d6, d6-d7 or g1xb4 in mills, 22-18 or 18x9 in draughts',
  'throw-unreadable': 'it does not read as a throw, such as 6-5-4',
  'throw-mismatch': 'another throw stands',
  'throw-not-due': 'no throw is awaited',
  'fen-unreadable': 'it does not read as a position, such as W:Wa1,d1:Bb4,f2:H7,7 in mills, W:W21,K22:B9 in draughts',
  'fen-side': 'the side to play is W or B, at its head',
  'fen-place': 'the board has no such place',
  'fen-twice': 'two men stand on one place',
  'fen-too-many': 'a side has too many men',
  'fen-hand': 'the men in hand do not fit',
  'fen-too-few': 'a side has too few men',
  'fen-dice': 'the throw does not fit',
  'fen-memory': 'what is remembered of earlier turns does not fit',
  'fen-uncrowned': 'a man stands where it would be a king',
  'fen-huff': 'what may be huffed does not fit',
  'fen-foreign': 'these rules cannot hold this position of another program',
  'game-unreadable': 'it does not read as a game',
  'game-mark': 'no annotation has this number',
  'game-too-deep': 'its variations are nested too deep',
  'game-without-rules': 'it names no rule set, and none was given',
  'game-rules': 'its rule set cannot be made',
  'game-type': 'its game type is not known',
  'game-fen': 'its first position cannot stand',
  'game-turn': 'a turn of it cannot be played',
  'game-result': 'its result is not that of the board',
  'game-two-results': 'it names two results',
};

/** Why a text was refused, in a sentence: the fault, what it concerns, and what it comes from. */
export const refusalSentence = (text: string, problem: NotationProblem): string =>
  `"${text}" is refused: ${faults(text, problem).join(': ')}`;

/** A problem and those within it, each with what it names. */
function faults(text: string, within: object): string[] {
  const { problem, reason, cause, refusal = cause, places: _, ...facts } = within as Readonly<Record<string, unknown>>;
  const deeper = refusal ? faults(text, refusal) : [];
  if (problem === 'turn-refused') return deeper;
  if (reason !== undefined) return [reasonSentence(within as Refusal)];
  const fault = SENTENCES[problem as keyof typeof SENTENCES] ?? String(problem).replaceAll('-', ' ');
  const named = Object.entries(facts).filter(([, fact]) => fact !== text && typeof fact !== 'object');
  return [named.length > 0 ? `${fault} (${named.map((fact) => fact.join(' ')).join(', ')})` : fault, ...deeper];
}
