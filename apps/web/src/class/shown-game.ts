import { CLASS_MESSAGE_BYTES } from '@merellier/protocol';
import { type ClassShown, LONGEST_SHOWN } from '@merellier/protocol/class';
import { type Game, type Outcome, outcomeOf, pathTo, type Throw, type Turn } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import { positionBefore } from '../lines/trace.ts';

/** A game up to a node, as a class looks through it: without names, comments and variations. */
export function shownOf(game: Game, end: number): ClassShown {
  const { rules } = game;
  const path = pathTo(game, end);
  const start = writeFen(rules, (game.nodes[0] as Game['nodes'][number]).position);
  const turns: string[] = [];
  const throws: Throw[] = [];
  for (const node of path.slice(1)) {
    const { turn, dice, parent } = game.nodes[node] as Game['nodes'][number];
    const before = positionBefore(game, node);
    if (dice && rules.awaitsThrow((game.nodes[parent] as Game['nodes'][number]).position)) throws.push(dice);
    turns.push(writeTurn(rules, before, turn as Turn));
  }
  const word = game.ended?.at === end ? game.ended.outcome : null;
  return {
    ...{ rules: { id: rules.id, parameters: rules.changes }, turns, throws },
    start: start === writeFen(rules, rules.start()) ? null : start,
    ended:
      word?.reason === 'resignation' || word?.reason === 'agreement'
        ? { winner: word.winner, reason: word.reason }
        : null,
  };
}

/** Whether it fits in one message. */
export const fitsMessage = (shown: ClassShown): boolean =>
  shown.turns.length <= LONGEST_SHOWN &&
  new TextEncoder().encode(JSON.stringify({ type: 'do', command: { kind: 'show', ...shown } })).length <=
    CLASS_MESSAGE_BYTES;

/** How it stands at the turn that is shown: at the last one a word may have ended it. */
export function outcomeOfShown(shown: ClassShown, game: Game): Outcome | null {
  return (game.at === shown.turns.length ? shown.ended : null) ?? outcomeOf(game);
}
