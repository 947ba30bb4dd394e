import type { RuleSet, Side } from '@merellier/rules';
import { type PlayedTurn, takenBy } from './moment.ts';

/** The lines that a turn closed, and the places that its man came from (-1: the hand) and went to. */
export interface ClosedLines {
  readonly from: number;
  readonly place: number;
  readonly lines: readonly (readonly number[])[];
}

/** The lines that a turn closed; null where it closed none. */
export function closedBy(rules: RuleSet, { turn, before, view }: PlayedTurn): ClosedLines | null {
  const steps = rules.walks(before).find((walk) => rules.same(walk.turn, turn))?.steps ?? [];
  const to = steps.findLast(({ kind }) => kind === 'enter' || kind === 'land');
  if (!to || !('at' in to)) return null;
  const own = new Set(view.men.filter(({ side }) => side === before.toPlay).map(({ at }) => at));
  const lines = rules.board.lines.filter((line) => line.includes(to.at) && line.every((place) => own.has(place)));
  const from = steps[0]?.kind === 'pick' ? steps[0].at : -1;
  return lines.length > 0 ? { from, place: to.at, lines } : null;
}

/** The same of a turn that took a man; null where it took none, though it may have closed a line. */
const tookBy = (rules: RuleSet, turn: PlayedTurn): ClosedLines | null =>
  takenBy(rules, turn) > 0 ? closedBy(rules, turn) : null;

/** The turn with which one man went to and fro between two mills and took by each, and the two places; null where none did. */
export function swungBy(rules: RuleSet, played: readonly PlayedTurn[], winner: Side) {
  if (rules.board.kind !== 'points') return null;
  const own = played.filter(({ before }) => before.toPlay === winner);
  const closings = own.map((turn) => tookBy(rules, turn));
  for (const [i, turn] of own.entries()) {
    const [one, two] = [closings[i - 1], closings[i]];
    if (one && two && two.from === one.place && two.place === one.from) return { turn, places: [two.from, two.place] };
  }
  return null;
}

/** The line by which the winner took most often at one place, how many times, and the last of these turns. */
export function mostClosed(rules: RuleSet, played: readonly PlayedTurn[], winner: Side) {
  if (rules.board.kind !== 'points') return null;
  const found = new Map<string, { place: number; line: readonly number[]; times: number; turn: PlayedTurn }>();
  for (const turn of played) {
    if (turn.before.toPlay !== winner) continue;
    const closed = tookBy(rules, turn);
    for (const line of closed?.lines ?? []) {
      const place = closed?.place ?? -1;
      const key = `${place} ${line.join()}`;
      found.set(key, { place, line, turn, times: (found.get(key)?.times ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.times - a.times)[0] ?? null;
}
