import { type MillPosition, type MillRuleSet, type MillTurn, SPECIAL_CHANCE, type Throw } from '@merellier/rules';
import { type ChanceTables, NO_CHANCES } from './chance-tables.ts';
import { CERTAIN } from './scale.ts';

/** The chances of a position for the side to play, 0 to 1. What is missing to 1 is a game without end. */
export interface Chances {
  /** The chance to win that it can force. */
  readonly win: number;
  /** The chance to win that the other side can force. */
  readonly loss: number;
}

/** A turn and the chances that it leads to, of the side that plays it. */
export interface ChanceTurn extends Chances {
  readonly turn: MillTurn;
}

/** The chance to win, a game without end counted half: what turns are compared by. */
export const expected = ({ win, loss }: Chances): number => (1 + win - loss) / 2;

/**
 * The chances of a position; before the throw where it is awaited. Null if the tables do not cover it, as with men in hand.
 */
export function chancesOf(rules: MillRuleSet, tables: ChanceTables, position: MillPosition): Chances | null {
  const outcome = rules.outcome(position);
  if (outcome)
    return { win: Number(outcome.winner === position.toPlay), loss: Number(outcome.winner !== position.toPlay) };
  const { white, black, toPlay } = position;
  if (position.whiteHand + position.blackHand > 0) return null;
  if (position.dice) {
    const turns = chanceTurns(rules, tables, position);
    return turns && { win: Math.max(...turns.map(({ win }) => win)), loss: Math.min(...turns.map(({ loss }) => loss)) };
  }
  const found = toPlay === 'white' ? tables.look(white, black) : tables.look(black, white);
  if (found === NO_CHANCES) return null;
  return { win: Math.floor(found / 65_536) / CERTAIN, loss: (found % 65_536) / CERTAIN };
}

/** The chances of all turns after a throw, the best first; null if the tables do not cover one of them, or the throw is awaited. */
export function chanceTurns(
  rules: MillRuleSet,
  tables: ChanceTables,
  position: MillPosition,
): readonly ChanceTurn[] | null {
  if (rules.awaitsThrow(position)) return null;
  const turns: ChanceTurn[] = [];
  for (const turn of rules.turns(position)) {
    const after = chancesOf(rules, tables, rules.play(position, turn));
    if (!after) return null;
    turns.push({ turn, win: after.loss, loss: after.win });
  }
  return turns.sort((a, b) => expected(b) - expected(a));
}

const THROWN = { ordinary: [4, 2, 1], special: [6, 5, 4] } as const satisfies Record<string, Throw>;

/** What a position is worth after an ordinary throw and after a special one; null if the tables do not cover its turns. */
export function chancesByThrow(
  rules: MillRuleSet,
  tables: ChanceTables,
  position: MillPosition,
): { readonly ordinary: Chances; readonly special: Chances } | null {
  if (!rules.awaitsThrow(position)) return null;
  const ordinary = chancesOf(rules, tables, rules.throwDice(position, THROWN.ordinary));
  const special = chancesOf(rules, tables, rules.throwDice(position, THROWN.special));
  return ordinary && special && { ordinary, special };
}

/** By how much chances fall short of what their turns lead to, in steps of 1/65,535; the tables must cover both. */
export function shortfall(rules: MillRuleSet, tables: ChanceTables, position: MillPosition): number {
  const told = chancesOf(rules, tables, position);
  const thrown = chancesByThrow(rules, tables, position);
  if (!told || !thrown) throw new RangeError('the tables do not cover the position');
  const { ordinary, special } = thrown;
  const win = ordinary.win + SPECIAL_CHANCE * (special.win - ordinary.win);
  const loss = ordinary.loss + SPECIAL_CHANCE * (special.loss - ordinary.loss);
  const short = [win - told.win, loss - told.loss].map((each) => each * CERTAIN);
  return Math.max(...short.map(Math.abs));
}
