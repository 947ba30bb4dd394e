import { type Game, newGame, outcomeOf, positionOf, type RuleSet, ruleSet, type Side } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import type { Route } from '../address/views.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { readPositionAddress } from '../views/analysis/position-address.ts';
import { positionDocument } from './describe-views.ts';
import type { PageDocument, ShownBoard } from './document.ts';
import type { Voice } from './voice.ts';

/** How a game stands, as a picture. */
export function shownGame(voice: Voice, game: Game, bottom: Side = 'white'): ShownBoard {
  const { rules } = game;
  return { board: rules.board, view: rules.view(positionOf(game)), bottom, title: voice.words.rulesName(rules) };
}

/** The puzzle that an address names; null where there is none. */
export async function describePuzzle(voice: Voice, route: Route, id: string): Promise<PageDocument | null> {
  const puzzle = await findPuzzle(id);
  if (!puzzle) return null;
  const rules: RuleSet = ruleSet(puzzle.rules);
  const start = readFen(rules, puzzle.fen);
  if (!start.ok) return null;
  const { s, words } = voice;
  const game = newGame(rules, start.value);
  const side = positionOf(game).toPlay;
  const text =
    puzzle.goal.value === 'draw'
      ? s.draws(side)
      : puzzle.goal.winIn === undefined
        ? s.wins(side)
        : s.winsIn(side, puzzle.goal.winIn);
  return positionDocument(voice, route, {
    rules,
    ...{ title: s.puzzle(words.rulesName(rules)), text, over: s.puzzleOver },
    shown: shownGame(voice, game, side),
  });
}

async function findPuzzle(id: string): Promise<Puzzle | undefined> {
  const { puzzleOf } = await import('../puzzles/collection.ts');
  return puzzleOf(id);
}

/** The position that an address of the analysis holds; null where it cannot be read. */
export function describePosition(voice: Voice, route: Route): PageDocument | null {
  const read = readPositionAddress(route.rest);
  if (!read.ok) return null;
  const { s, words } = voice;
  const { rules } = read.value;
  const outcome = outcomeOf(read.value);
  return {
    ...positionDocument(voice, route, {
      rules,
      title: `${s.position} – ${words.rulesName(rules)}`,
      text: outcome ? words.outcome(outcome) : words.toPlay(rules, positionOf(read.value)),
      over: s.position,
      shown: shownGame(voice, read.value),
    }),
    // Of positions there is no end.
    listed: false,
  };
}
