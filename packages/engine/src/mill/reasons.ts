import type { MillPosition, MillRuleSet, MillTurn, Reason } from '@merellier/rules';
import { flies, lowestBit, type MillCore, menInMills } from '@merellier/rules/kernel';

/** A line that a side can complete in one turn: its points, and the free one. */
interface Threat {
  readonly line: number;
  readonly gap: number;
  /** Whether a man of another mill can step in: then the two can be closed in turns. */
  readonly running: boolean;
}

const menOf = (position: MillPosition, own: boolean): number =>
  (position.toPlay === 'white') === own ? position.white : position.black;
const handOf = (position: MillPosition, own: boolean): number =>
  (position.toPlay === 'white') === own ? position.whiteHand : position.blackHand;

/** The lines that these men can complete in one turn, where that earns anything. */
function threatsOf(core: MillCore, men: number, opponent: number, hand: number): Threat[] {
  const free = core.all & ~(men | opponent);
  const threats: Threat[] = [];
  const inMills = menInMills(core, men);
  const enters =
    hand > 0 && core.parameters['mill-at-entry'] !== 'nothing' && core.parameters['mill-at-entry'] !== 'forbidden';
  const moves = hand === 0 || !core.entryFirst;
  for (const line of core.lines) {
    const gap = line & ~men;
    if (gap === 0 || (gap & (gap - 1)) !== 0 || (gap & free) === 0) continue;
    const rest = men & ~line;
    const movers = flies(core, men, hand) ? rest : rest & (core.near[lowestBit(gap)] as number);
    if (enters || (moves && movers !== 0)) threats.push({ line, gap, running: (movers & inMills) !== 0 });
  }
  return threats;
}

/** What a turn does on the board of a mill. */
export function millReasons(rules: MillRuleSet, position: MillPosition, turn: MillTurn): readonly Reason[] {
  if (turn.to === null) return [];
  const { core, board } = rules;
  const { names } = board;
  const pointsOf = (line: number): string[] => names.filter((_, point) => (line >>> point) & 1);
  const millsOf = (threats: readonly Threat[]): string[][] => threats.map(({ line }) => pointsOf(line));
  const next = rules.play(position, turn);
  const again = next.toPlay === position.toPlay;
  const own = again ? menOf(next, true) : menOf(next, false);
  const opponent = again ? menOf(next, false) : menOf(next, true);
  const ownHand = again ? handOf(next, true) : handOf(next, false);
  const opponentHand = again ? handOf(next, false) : handOf(next, true);
  const to = 1 << turn.to;
  const reasons: Reason[] = [];

  const closed = [...core.lines].filter((line) => (line & to) !== 0 && (own & line) === line);
  if (closed.length > 0)
    reasons.push({
      reason: 'closes-mill',
      mills: closed.map(pointsOf),
      takes: turn.captures.map((point) => names[point] as string),
      extraTurn: again,
    });
  const outcome = rules.outcome(next);
  if (outcome?.winner === position.toPlay && outcome.reason === 'blocked') reasons.push({ reason: 'blocks-all' });
  if (outcome) return reasons;

  for (const { line, gap } of threatsOf(core, menOf(position, false), menOf(position, true), handOf(position, false)))
    if (gap === to) reasons.push({ reason: 'blocks-mill', mill: pointsOf(line) });

  const before = threatsOf(core, menOf(position, true), menOf(position, false), handOf(position, true));
  const after = threatsOf(core, own, opponent, ownHand);
  const fresh = after.filter(({ line }) => !before.some((threat) => threat.line === line));
  const running = fresh.filter((threat) => threat.running);
  const answers = new Set(after.map(({ gap }) => gap));
  if (running.length > 0) reasons.push({ reason: 'prepares-double-mill', mills: millsOf(running) });
  else if (fresh.length > 0 && answers.size > 1) reasons.push({ reason: 'double-attack', mills: millsOf(after) });
  else if (fresh[0]) reasons.push({ reason: 'prepares-mill', mill: pointsOf(fresh[0].line) });

  const open = again ? undefined : threatsOf(core, opponent, own, opponentHand)[0];
  if (open) reasons.push({ reason: 'leaves-mill-open', mill: pointsOf(open.line) });
  return reasons;
}
