import { DraughtsRuleSet, MillRuleSet, type Position, type Reason, type RuleSet, type Side } from '@merellier/rules';
import { draughtsReasons } from './draughts/reasons.ts';
import type { SearchLine } from './engine.ts';
import { millReasons } from './mill/reasons.ts';
import { nowOf, type Root } from './root.ts';

/** What there is to say about the first turn of a line, the most important first. May be nothing. */
export function reasonsFor(rules: RuleSet, root: Root, line: SearchLine): readonly Reason[] {
  const position = nowOf(root);
  const turn = line.turns[0];
  if (!turn) return [];
  const reasons: Reason[] = [];
  const { score } = line;
  if (score.kind === 'win') reasons.push({ reason: 'wins-by-force', turns: score.turns });
  if (score.kind === 'loss') reasons.push({ reason: 'loses-by-force', turns: score.turns });
  if (rules.turns(position).length === 1) reasons.push({ reason: 'only-turn' });
  if (rules instanceof MillRuleSet) reasons.push(...millReasons(rules, position as never, turn as never));
  else if (rules instanceof DraughtsRuleSet) reasons.push(...draughtsReasons(rules, position as never, turn as never));
  const swing = score.kind === 'estimate' ? swingOf(rules, position, line) : null;
  if (swing) reasons.push(swing);
  return reasons;
}

/** Whether a reason speaks against a turn rather than for it. */
export const speaksAgainst = ({ reason }: Reason): boolean =>
  reason === 'loses-by-force' || reason === 'leaves-mill-open' || reason === 'loses-men';

/** The worth of a man in a score. */
const MAN = 100;

/** Men won or lost along a line, if the last turns of it change nothing any more: not in the middle of an exchange. */
function swingOf(rules: RuleSet, start: Position, line: SearchLine): Reason | null {
  const side = start.toPlay;
  const balances = [balance(rules, start, side)];
  let position = start;
  for (const turn of line.turns) {
    position = rules.play(position, turn);
    balances.push(balance(rules, position, side));
  }
  const [before, after] = [balances[0] as number, balances.at(-1) as number];
  if (before === after || balances.at(-2) !== after || balances.length < 3) return null;
  const turns = balances.findLastIndex((each) => each !== after) + 1;
  // What is taken by this very turn has been said.
  if (turns === 1) return null;
  const men = Math.abs(after - before);
  // A man more in a line that may go on with its loss: the score, which has looked farther, must count it too.
  const counted = line.score.kind === 'estimate' ? line.score.centimen - MAN * before : 0;
  if (Math.sign(after - before) * counted < 0.75 * MAN * men) return null;
  return { reason: after > before ? 'wins-men' : 'loses-men', men, turns };
}

/** How many more men a side has lost of its opponent's than of its own. */
function balance(rules: RuleSet, position: Position, side: Side): number {
  const { lost } = rules.view(position);
  const lead = lost.black - lost.white;
  return side === 'white' ? lead : 0 - lead;
}
