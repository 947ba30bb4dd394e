import { DraughtsRuleSet, MillRuleSet, type Position, type RuleSet } from '@merellier/rules';

/** Up to so many men of the side that has more, and of the other, every position is solved in the page; docs/tablebase.md says what it takes. */
export type FewMen = readonly [more: number, fewer: number];
const SOLVED: readonly FewMen[] = [
  [5, 5],
  [6, 4],
  [7, 3],
];
/** A capture or two before, they are got ready. */
const SOON = 6;

/** How near a position is to those that the page solves: among them, soon among them, or neither. */
export function nearness(rules: RuleSet, position: Position): 'few' | 'near' | 'far' {
  if (rules instanceof DraughtsRuleSet) {
    if (rules.parameters.obligation === 'huffing' || !rules.core.shifts || rules.core.kingRun > 0) return 'far';
    const pieces = rules.view(position as ReturnType<DraughtsRuleSet['start']>).men.length;
    const few = fewPiecesOf(rules);
    return pieces <= few ? 'few' : pieces === few + 1 ? 'near' : 'far';
  }
  if (!(rules instanceof MillRuleSet)) return 'far';
  const { whiteHand, blackHand } = position as ReturnType<MillRuleSet['start']>;
  const men = menAt(position);
  if (holding(men)) return whiteHand + blackHand === 0 ? 'few' : 'near';
  return men[0] <= SOON || afterCapture(men) ? 'near' : 'far';
}

/** Which of the tables that the page solves hold a position, or will hold it after the next capture. */
export function tablesOf(position: Position): FewMen {
  const men = menAt(position);
  return holding(men) ?? afterCapture(men) ?? (SOLVED[0] as FewMen);
}

function menAt(position: Position): FewMen {
  const { white, black, whiteHand, blackHand } = position as ReturnType<MillRuleSet['start']>;
  const [first, second] = [count(white) + whiteHand, count(black) + blackHand];
  return [Math.max(first, second), Math.min(first, second)];
}

const holding = ([more, fewer]: FewMen): FewMen | undefined =>
  SOLVED.find(([most, least]) => more <= most && fewer <= least);

const afterCapture = ([more, fewer]: FewMen): FewMen | undefined =>
  holding([Math.max(more - 1, fewer), Math.min(more - 1, fewer)]) ?? holding([more, fewer - 1]);

/** Up to so many pieces endings of draughts are solved in the page: a second for three, half a minute for four. */
export const fewPiecesOf = (rules: DraughtsRuleSet): number => (rules.board.names.length > MOST_SQUARES ? 3 : 4);

/** With more squares than those of 8×8, four pieces take minutes. */
const MOST_SQUARES = 32;

/** How many pieces are to be solved for a position: no more than it needs, but three at least. */
export const piecesFor = (rules: DraughtsRuleSet, position: Position): number =>
  Math.min(fewPiecesOf(rules), Math.max(3, rules.view(position as ReturnType<DraughtsRuleSet['start']>).men.length));

function count(men: number): number {
  let bits = 0;
  for (let rest = men; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
