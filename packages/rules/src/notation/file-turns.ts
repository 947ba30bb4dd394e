import type { Position, RuleSet, Turn } from '../rule-set.ts';
import type { GameToken } from './game-token.ts';
import type { ReadingDialect, ReadingNotation } from './notation.ts';
import type { TurnProblem } from './problem.ts';
import type { GameRemark } from './remark.ts';

/** Where a turn stands that cannot be read as it is written: the position, and what the file goes on with. */
export interface TurnInFile {
  readonly notation: ReadingNotation;
  readonly dialect: ReadingDialect;
  readonly rules: RuleSet;
  readonly before: Position;
  readonly tokens: readonly GameToken[];
}

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** A turn that was read after all, with how many further tokens belong to it, and what there is to tell of it. */
export interface RepairedTurn {
  readonly turn: Turn;
  readonly more: number;
  readonly remark: Without<GameRemark, 'line'> & Pick<GameRemark, 'remark'>;
}

/** How many turns of the rest of a game are tried to tell which capture was meant. */
const LOOK_AHEAD = 40;

/**
 * Reads what other programs write and the notation does not know: a quiet turn with the sign of a capture (CheckerBoard), a
 * capture jump by jump, a capture that only the rest of the game tells from another. Null where none of it helps.
 */
export function repairTurn(place: TurnInFile, index: number, problem: TurnProblem): RepairedTurn | null {
  if (problem.problem !== 'turn-refused') return null;
  const token = place.tokens[index];
  const text = token?.kind === 'turn' ? token.text : '';
  switch (problem.refusal.reason) {
    case 'nothing-to-take':
      return place.rules.family === 'draughts' ? readQuiet(place, text) : null;
    case 'capture-goes-on':
      return joinJumps(place, index, text);
    case 'ambiguous':
      return chooseCapture(place, index, text, problem.refusal.turns);
    default:
      return null;
  }
}

function read({ notation, dialect, rules, before }: TurnInFile, text: string): Turn | null {
  const turn = notation.readTurn(rules, before, dialect.turn(text));
  return turn.ok ? turn.value : null;
}

function readQuiet(place: TurnInFile, text: string): RepairedTurn | null {
  const turn = read(place, text.replaceAll('x', '-'));
  return turn && { turn, more: 0, remark: { remark: 'quiet-with-x', text } };
}

/** `22x15 15x8`: jumps that follow each other, the next from where the last one ended. */
function joinJumps(place: TurnInFile, index: number, first: string): RepairedTurn | null {
  let text = first;
  for (let i = index + 1; i < place.tokens.length; i++) {
    const token = place.tokens[i];
    if (token?.kind !== 'turn') return null;
    const [from, ...rest] = token.text.split(/[-x]/);
    if (rest.length === 0 || from !== text.split(/[-x]/).at(-1)) return null;
    text += `x${rest.join('x')}`;
    const turn = read(place, text);
    if (turn) return { turn, more: i - index, remark: { remark: 'jumps-joined', text } };
  }
  return null;
}

/** The capture after which most of what follows can be played. */
function chooseCapture(
  place: TurnInFile,
  index: number,
  text: string,
  candidates: readonly string[],
): RepairedTurn | null {
  let best: { turn: Turn; written: string; far: number } | null = null;
  let others = -1;
  for (const written of candidates) {
    const turn = place.notation.readTurn(place.rules, place.before, written);
    if (!turn.ok) continue;
    const far = followed(place, index, turn.value);
    if (!best || far > best.far) {
      others = best?.far ?? others;
      best = { turn: turn.value, written, far };
    } else others = Math.max(others, far);
  }
  if (!best) return null;
  const { turn, written, far } = best;
  return { turn, more: 0, remark: { remark: 'capture-guessed', text, read: written, sure: far > others } };
}

/** How many of the turns that follow in this line can be played after a turn; one more where none is refused. */
function followed({ notation, dialect, rules, before, tokens }: TurnInFile, index: number, turn: Turn): number {
  let position = rules.play(before, turn);
  let depth = 0;
  let count = 0;
  for (let i = index + 1; i < tokens.length && count < LOOK_AHEAD && depth >= 0; i++) {
    const token = tokens[i] as GameToken;
    if (token.kind === 'open') depth++;
    else if (token.kind === 'close') depth--;
    else if (token.kind === 'turn' && depth === 0) {
      const next = notation.readTurn(rules, position, dialect.turn(token.text));
      if (!next.ok) return count;
      position = rules.play(position, next.value);
      count++;
    }
  }
  return count + 1;
}
