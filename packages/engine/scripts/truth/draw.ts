import type { MillPosition, MillRuleSet } from '@merellier/rules';
import { type ExactTurn, exactTurns, type Layer, layersOf, type Tables, type Variant } from '@merellier/tablebase';
import type { Random } from '../../src/random.ts';

/** Positions that have as many men on the board and in hand. */
export interface Group {
  readonly own: number;
  readonly other: number;
  readonly ownHand: number;
  readonly otherHand: number;
}

/** A position with the exact values of its turns. */
export interface Known {
  readonly position: MillPosition;
  readonly group: Group;
  readonly turns: readonly ExactTurn[];
  /** The best of them. */
  readonly value: ExactTurn['value'];
  /** How many turns are as good. */
  readonly best: number;
}

const LEAST_MEN = 3;
const RANKS = { loss: 0, draw: 1, win: 2 } as const;
/** Positions of a group that are looked at for each that is wanted. */
const TRIES = 3000;

/** All numbers of men of the movement phase up to so many a side. */
export function moving(men: number): readonly Group[] {
  const counts = Array.from({ length: Math.max(0, men - LEAST_MEN + 1) }, (_, i) => LEAST_MEN + i);
  return counts.flatMap((own) => counts.map((other) => ({ own, other, ownHand: 0, otherHand: 0 })));
}

/** All numbers of men, on the board and in hand, that games come to while men are entered in turn. */
export function entering(variant: Variant): readonly Group[] {
  return layersOf(variant).map(({ hands, own, opponent }: Layer) => ({
    ...{ own, other: opponent },
    ...{ ownHand: Math.ceil(hands / 2), otherHand: Math.floor(hands / 2) },
  }));
}

/** A position of a group, each as likely; null where it is over. */
export function randomPosition(rules: MillRuleSet, group: Group, random: Random): MillPosition | null {
  const { length } = rules.board.names;
  const points = Array.from({ length }, (_, point) => point);
  const take = (men: number): number => {
    let set = 0;
    for (let i = 0; i < men; i++) set |= 1 << (points.splice(Math.floor(random() * points.length), 1)[0] as number);
    return set;
  };
  const [own, other] = [take(group.own), take(group.other)];
  const white = {
    white: own,
    black: other,
    whiteHand: group.ownHand,
    blackHand: group.otherHand,
    toPlay: 'white',
  } as const;
  const black = {
    white: other,
    black: own,
    whiteHand: group.otherHand,
    blackHand: group.ownHand,
    toPlay: 'black',
  } as const;
  const position: MillPosition = { ...(random() < 0.5 ? white : black), dice: null };
  return rules.outcome(position) ? null : position;
}

/** What tables say of a position; null where they do not cover it. */
export function known(rules: MillRuleSet, tables: Tables, group: Group, position: MillPosition): Known | null {
  const turns = exactTurns(rules, tables, position, false);
  if (!turns || turns.length === 0) return null;
  const value = turns.reduce(
    (best, turn) => (RANKS[turn.value] > RANKS[best] ? turn.value : best),
    'loss' as Known['value'],
  );
  return { position, group, turns, value, best: turns.filter((turn) => turn.value === value).length };
}

/** Whether some turn is wrong. */
export const matters = ({ turns, best }: Known): boolean => best < turns.length;

/** Whether it is a win that at most one turn in ten keeps. */
export const isNarrow = ({ turns, value, best }: Known): boolean => value === 'win' && best * 10 <= turns.length;

/**
 * As many positions of each group, drawn at random, that are as they are wanted; fewer of groups in which they are rare, and then more of
 * the others.
 */
export function drawn(
  rules: MillRuleSet,
  tables: Tables,
  groups: readonly Group[],
  wanted: number,
  random: Random,
  fits: (known: Known) => boolean,
): readonly Known[] {
  const found: Known[] = [];
  let open = [...groups];
  while (open.length > 0 && found.length < wanted)
    open = open.filter((group) => {
      for (let tries = 0; tries < TRIES && found.length < wanted; tries++) {
        const position = randomPosition(rules, group, random);
        if (!position) continue;
        const at = known(rules, tables, group, position);
        // What they do not cover at all is no group to draw from.
        if (!at) return false;
        if (fits(at)) return found.push(at) > 0;
      }
      return false;
    });
  return found;
}
