import {
  type Game,
  type MillPosition,
  type MillRuleSet,
  type MillTurn,
  type Position,
  pathTo,
  positionOf,
} from '@merellier/rules';
import { exactTurns, type Tables, type Value } from '@merellier/tablebase';

// What exact values say of a turn that was played. A turn matters where some legal turns keep what the position is worth and some
// lose it; how hard it is to keep it is told by a letter, so that a game is a short text (`writeTurns`).

/** A turn that mattered: how hard the choice was, as a letter, and whether it kept the value. */
export interface JudgedTurn {
  readonly choice: Choice;
  readonly kept: boolean;
}

/** A letter for a kind of choice: see {@link choiceOf}. */
export type Choice = string;

/** The greatest share of legal turns that keep the value, for each step of ease. */
const SHARES = [0.15, 0.3, 0.5, 0.75, 1] as const;

/** All kinds of choice: while entering or not, to keep a win or a draw, in steps of ease. */
export const CHOICES: readonly Choice[] = Array.from({ length: 4 * SHARES.length }, (_, i) =>
  String.fromCharCode(97 + i),
);

/** The kind of a choice between `all` turns of which `keeping` keep what the position is worth. */
export function choiceOf(entering: boolean, stake: 'win' | 'draw', keeping: number, all: number): Choice {
  const step = SHARES.findIndex((most) => keeping / all <= most);
  const index = (entering ? 2 : 0) * SHARES.length + (stake === 'draw' ? SHARES.length : 0) + step;
  return CHOICES[index] as Choice;
}

const RANKS: Readonly<Record<Value, number>> = { win: 2, draw: 1, loss: 0 };

/** What tables say of the turn that led from one position to the next: undefined where they do not know, null where nothing hung on it. */
export function judgeTurn(
  rules: MillRuleSet,
  tables: Tables,
  before: MillPosition,
  played: MillTurn,
): JudgedTurn | null | undefined {
  const turns = exactTurns(rules, tables, before, false);
  if (!turns) return undefined;
  const best = Math.max(...turns.map(({ value }) => RANKS[value]));
  const keeping = turns.filter(({ value }) => RANKS[value] === best);
  if (best === 0 || keeping.length === turns.length) return null;
  const after = rules.key(rules.play(before, played));
  const kept = keeping.some(({ turn }) => rules.key(rules.play(before, turn)) === after);
  const entering = before.whiteHand + before.blackHand > 0;
  return { choice: choiceOf(entering, best === 2 ? 'win' : 'draw', keeping.length, turns.length), kept };
}

/** A turn of a game, by its number among all turns from 0, its side, and what is known of it. */
export interface GameTurn {
  readonly ply: number;
  readonly side: 'white' | 'black';
  readonly judged: JudgedTurn | null;
}

/**
 * The turns of a game that tables know. Of a position that comes again only the first turn of a side is looked at: going back and forth is
 * not to be counted time and again.
 */
export function judgeGame(game: Game, tables: Tables): readonly GameTurn[] {
  const rules = game.rules as MillRuleSet;
  const seen = new Set<string>();
  return pathTo(game)
    .slice(1)
    .flatMap((index, ply): readonly GameTurn[] => {
      const { turn, parent } = game.nodes[index] ?? {};
      if (!turn || parent === undefined) return [];
      const before = positionBefore(game, parent) as MillPosition;
      const key = rules.key(before);
      if (seen.has(key)) return [];
      seen.add(key);
      const judged = judgeTurn(rules, tables, before, turn as MillTurn);
      return judged === undefined ? [] : [{ ply, side: before.toPlay, judged }];
    });
}

const positionBefore = (game: Game, parent: number): Position => positionOf(game, parent);

/** Turns that mattered as a text: a letter each, a capital one where the value was kept. */
export const writeTurns = (turns: readonly JudgedTurn[]): string =>
  turns.map(({ choice, kept }) => (kept ? choice.toUpperCase() : choice)).join('');

/** Reads what {@link writeTurns} has written. */
export const readTurns = (text: string): readonly JudgedTurn[] =>
  [...text].map((letter) => ({ choice: letter.toLowerCase(), kept: letter !== letter.toLowerCase() }));
