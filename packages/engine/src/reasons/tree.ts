import type { Position, RuleSet, Side, Turn } from '@merellier/rules';
import type { Thinking } from '../thinking.ts';
import { isLike } from './force.ts';
import type { RefutationStep } from './refutation.ts';

/** What a tree is grown by: a proof, exact values, or a search. */
export interface Guide {
  /** Whether the tree goes on where no turns of the aim are left: an exchange is not over. */
  goesOn?(position: Position): boolean;
  /** The answer of the side that profits; null where it is reached, or not known. */
  answer(position: Position, left: number): Thinking<Turn | null>;
  /**
   * The replies of the other side that are worth showing, the most stubborn ones first, each with the turns that are left of
   * the aim after it. What is left out of all legal ones is only counted.
   */
  replies(position: Position, left: number): Thinking<readonly Reply[]>;
}

export interface Reply {
  readonly turn: Turn;
  readonly left: number;
}

/** The replies shown at each height of the tree: with more, nobody looks at any. */
const WIDTHS = [3, 2, 1] as const;

/** A tree from a turn on: `left` turns of the aim are left after it. */
export function* grow(
  rules: RuleSet,
  guide: Guide,
  side: Side,
  before: Position,
  turn: Turn,
  left: number,
  height = 0,
): Thinking<RefutationStep> {
  const leaf: RefutationStep = { turn, alike: 0, next: [], unshown: 0 };
  const position = rules.play(before, turn);
  if (rules.outcome(position) || rules.awaitsThrow(position)) return leaf;
  if (left <= 0 && !guide.goesOn?.(position)) return leaf;
  yield;
  if (position.toPlay === side) {
    const answer = yield* guide.answer(position, left);
    return answer ? { ...leaf, next: [yield* grow(rules, guide, side, position, answer, left - 1, height)] } : leaf;
  }
  const width = WIDTHS[height];
  if (width === undefined) return leaf;
  const groups: { replies: Reply[]; step: RefutationStep }[] = [];
  const replies = yield* guide.replies(position, left);
  for (const reply of replies) {
    const step = yield* grow(rules, guide, side, position, reply.turn, reply.left, height + 1);
    const answer = step.next[0]?.turn;
    const alike = groups.find(
      ({
        step: {
          next: [first],
        },
      }) => (answer && first ? isLike(answer, first.turn) : answer === first),
    );
    if (alike) alike.replies.push(reply);
    else groups.push({ replies: [reply], step });
  }
  // What most replies come to is always told; then those that hold out longest.
  const most = groups.reduce((a, b) => (b.replies.length > a.replies.length ? b : a), groups[0] as (typeof groups)[0]);
  const shown = groups.slice(0, width);
  if (most && !shown.includes(most)) shown.splice(-1, 1, most);
  const next = shown.map(({ replies: alike, step }) => ({ ...step, alike: alike.length - 1 }));
  const told = shown.reduce((sum, group) => sum + group.replies.length, 0);
  return { ...leaf, next, unshown: rules.turns(position).length - told };
}
