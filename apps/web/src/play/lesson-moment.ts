import { other, type Position, type PositionView, type RuleSet, type Side, type Turn } from '@merellier/rules';
import { closable } from './threats.ts';

/** A turn that was played, the position before it, and what the board looked like after it. */
export interface PlayedTurn {
  readonly turn: Turn;
  readonly before: Position;
  readonly view: PositionView;
}

/** The lines that a turn closed, and the places that its man came from (-1: the hand) and went to. */
export interface ClosedLines {
  readonly from: number;
  readonly place: number;
  readonly lines: readonly (readonly number[])[];
}

/**
 * How it came that a side could take the lead:
 * - `double`: one man closed two lines.
 * - `opened`: the turn before allowed the mill, and another would not have; `ignored`: the mill threatened already, and a turn
 *   would have kept it from being closed (`place`: where a man would have; null where another turn).
 * - `twofold`: mills threatened at `places`, and no turn kept all of them from being closed; `unstoppable`: one did, likewise.
 * - `bait`: `given` pieces, which the rules forced to be taken, for `times`; `hung`: the turn before let `times` pieces be
 *   taken, and another none; `several`: `times` pieces at once; `cornered`: every turn let a piece be taken.
 */
export interface Moment {
  readonly kind: 'double' | 'opened' | 'ignored' | 'twofold' | 'unstoppable' | 'bait' | 'hung' | 'several' | 'cornered';
  readonly place?: number | null;
  readonly places?: readonly number[];
  readonly line?: readonly number[];
  readonly times?: number;
  readonly given?: number;
  /** The turn that it is about, and the board to be shown, where these are not of the turn that took the lead. */
  readonly turn?: Turn;
  readonly before?: Position;
  readonly view?: PositionView;
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

/** What the rules make certain about a mill that brought the lead; null where they make nothing certain. */
export function millMoment(rules: RuleSet, closing: PlayedTurn, reply: PlayedTurn | undefined): Moment | null {
  const winner = closing.before.toPlay;
  const closed = closedBy(rules, closing);
  const [line] = closed?.lines ?? [];
  if (!closed || !line || rules.usesDice) return null;
  const { place, lines } = closed;
  if (lines.length > 1) return { kind: 'double', place };
  if (!reply || reply.before.toPlay === winner) return null;

  const { before } = reply;
  const threats = closable(rules, before, winner);
  const answers = rules.walks(before).map(({ turn, steps }) => {
    const after = rules.play(before, turn);
    const end = rules.outcome(after);
    const left = end ? [] : closable(rules, after, winner);
    const lands = steps.some(({ kind, ...step }) => kind !== 'take' && 'at' in step && step.at === place);
    return { lands, left, parries: left.length === 0 && end?.winner !== winner };
  });
  const parries = answers.filter((answer) => answer.parries);
  const threatened = threats.some((each) => each.line === line && each.place === place);
  if (parries.length > 0) {
    if (!threatened) return { kind: 'opened', line, ...reply };
    const there = parries.some(({ lands }) => lands) ? place : null;
    return { kind: 'ignored', line, place: there, view: rules.view(before) };
  }
  const places = [...new Set(threats.map((each) => each.place))];
  if (places.length > 1) return { kind: 'twofold', places, view: rules.view(before) };
  const isCertain = answers.every(({ left }) => left.some((each) => each.line === line));
  return threatened && isCertain ? { kind: 'unstoppable', line, view: rules.view(before) } : null;
}

/** The same of a capture on squares. */
export function captureMoment(rules: RuleSet, capture: PlayedTurn, reply: PlayedTurn | undefined): Moment | null {
  const winner = capture.before.toPlay;
  const loser = other(winner);
  const lostAt = (position: Position, side: Side): number => rules.view(position).lost[side];
  const times = capture.view.lost[loser] - lostAt(capture.before, loser);
  if (!reply || reply.before.toPlay === winner) return null;
  const { before } = reply;
  const answers = rules.turns(before).map((turn) => rules.play(before, turn));
  const given = reply.view.lost[winner] - lostAt(before, winner);
  if (given > 0) {
    const isForced = answers.every((after) => lostAt(after, winner) > lostAt(before, winner));
    return isForced && times > given ? { kind: 'bait', times, given, view: rules.view(before) } : null;
  }
  const loses = (after: Position): boolean =>
    after.toPlay === winner &&
    rules.turns(after).some((turn) => lostAt(rules.play(after, turn), loser) > lostAt(after, loser));
  if (times > 0 && !answers.every(loses)) return { kind: 'hung', times, ...reply };
  if (times > 1) return { kind: 'several', times };
  return times > 0 ? { kind: 'cornered', view: rules.view(before) } : null;
}
