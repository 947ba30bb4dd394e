import type { Reason, RuleSet } from '@merellier/rules';
import type { SearchLine } from '../game-engine.ts';
import { lineOf, nowOf, type Root } from '../root.ts';
import { boardReasons } from './against.ts';
import { agrees } from './agrees.ts';
import { Force, nearlyDrawn, Trials } from './force.ts';
import { leadOf, menCount } from './lead.ts';
import { isSaid } from './measured.ts';

/** The turns tried for the proof of what a line wins or loses: some hundredths of a second. */
const MOST = 3000;
/** The longest exchange that is looked into, in turns of either side. */
const LONGEST = 7;

/**
 * What there is to say about the first turn of a line, the most important first. May be nothing. All of it holds by the rules,
 * by a proof or by the score; it agrees with the score, and of each kind it has been measured how often it is right
 * (docs/training.md).
 */
export function reasonsFor(rules: RuleSet, root: Root, line: SearchLine): readonly Reason[] {
  return candidates(rules, root, line).filter((reason) => isSaid(rules, reason) && agrees(reason, line.score));
}

/** The same before anything is held back: what is measured. */
export function candidates(rules: RuleSet, root: Root, line: SearchLine): readonly Reason[] {
  const position = nowOf(root);
  const turn = line.turns[0];
  if (!turn) return [];
  const reasons: Reason[] = [];
  const { score } = line;
  if (score.kind === 'win') reasons.push({ reason: 'wins-by-force', turns: score.turns });
  if (score.kind === 'loss') reasons.push({ reason: 'loses-by-force', turns: score.turns });
  if (rules.turns(position).length === 1) reasons.push({ reason: 'only-turn' });
  reasons.push(...boardReasons(rules, position, turn));
  const swing = swingOf(rules, root, line);
  if (swing) reasons.push(swing);
  return reasons;
}

/** Whether a reason speaks against a turn rather than for it. */
export const speaksAgainst = ({ reason }: Reason): boolean =>
  reason.startsWith('loses-') || reason.startsWith('lets-') || reason === 'leaves-mill-open';

/** Men won or lost by force, where a line says so and a proof holds it: not in the middle of an exchange. */
function swingOf(rules: RuleSet, root: Root, { turns: line }: SearchLine): Reason | null {
  if (rules.usesDice || !menCount(rules)) return null;
  const start = nowOf(root);
  const side = start.toPlay;
  const leads = [leadOf(rules, start, side)];
  let position = start;
  for (const turn of line.slice(0, LONGEST)) {
    position = rules.play(position, turn);
    leads.push(leadOf(rules, position, side));
  }
  const [before, after] = [leads[0] as number, leads.at(-1) as number];
  const turns = leads.findLastIndex((each) => each !== after) + 1;
  // What is taken by this very turn has been said.
  if (before === after || turns < 2) return null;
  const men = Math.abs(after - before);
  const wins = after > before;
  const winner = wins ? side : side === 'white' ? 'black' : 'white';
  const lead = leadOf(rules, start, winner);
  const past = lineOf(root);
  const drawn = nearlyDrawn(rules, [past.start, ...past.played.map((each) => each.position), start]);
  const force = new Force({
    rules,
    side: winner,
    aim: { kind: 'men', men },
    lead,
    drawn,
    trials: new Trials(rules, MOST),
  });
  const first = rules.play(start, line[0] as (typeof line)[number]);
  // The line is one way to it: a stubborn side may hold out longer.
  const least = force.least(first, turns - 1);
  if (least === null || least === 0) return null;
  const reason = wins ? 'wins-men' : 'loses-men';
  return { reason, men, turns: least + 1, back: wins ? before <= -men : before >= men };
}
