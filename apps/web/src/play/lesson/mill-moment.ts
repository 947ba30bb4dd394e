import { type Position, type RuleSet, type Side, THROWS, type Walk } from '@merellier/rules';
import { type Closing, closable } from '../threats.ts';
import { closedBy } from './closed-lines.ts';
import { type Moment, type PlayedTurn, takenBy } from './moment.ts';

/** Turns in a row that a side may earn by mills and that are looked through. */
const MOST_IN_A_ROW = 3;

/** What the rules make certain about a mill, or a capture, that brought the lead; null where they make nothing certain. */
export function millMoment(rules: RuleSet, closing: PlayedTurn, reply: PlayedTurn | undefined): Moment | null {
  const winner = closing.before.toPlay;
  const closed = closedBy(rules, closing);
  const [line] = closed?.lines ?? [];
  if (!closed || !line) return caught(rules, closing);
  const { from, place, lines } = closed;
  const times = takenBy(rules, closing);
  if (lines.length > 1 && times > 1) return { kind: 'double', place, times };
  const { dice } = closing.before;
  const walked = from >= 0 && rules.board.neighbours[from]?.includes(place);
  if (dice && rules.isSpecial(dice) && from >= 0 && !walked) return { kind: 'special', dice };
  if (!reply) return null;
  if (reply.before.toPlay === winner) {
    if (rules.view(closing.before).row) return { kind: 'row', line };
    return closedBy(rules, reply) ? { kind: 'again' } : null;
  }

  const { before } = reply;
  const threatsIn = (position: Position): readonly Closing[] =>
    closable(rules, withPlainThrow(rules, position, winner), winner);
  const threats = threatsIn(before);
  const walks = rules.walks(before);
  const answers = walks.map((walk) => ({ walk, after: rules.play(before, walk.turn) }));
  /** Whether the loser, with the turns that it earns by mills too, comes to a board on which the threats that are left pass a test. */
  const comesTo = (after: Position, test: (left: readonly Closing[]) => boolean, more = MOST_IN_A_ROW): boolean => {
    const end = rules.outcome(after);
    if (end) return end.winner !== winner;
    if (after.toPlay === winner || more === 0) return test(threatsIn(after));
    return rules.turns(after).some((turn) => comesTo(rules.play(after, turn), test, more - 1));
  };
  const canCome = (test: (left: readonly Closing[]) => boolean): boolean =>
    answers.some(({ after }) => comesTo(after, test));
  const among = (left: readonly Closing[], some: readonly Closing[]): boolean =>
    left.some((each) => some.some((threat) => threat.line === each.line));

  const threat = threats.filter((each) => each.line === line && each.place === place);
  const parries = answers.filter(({ after }) => comesTo(after, (left) => left.length === 0));
  const [parry] = parries;
  if (parry) {
    if (threat.length === 0) return { kind: 'opened', line, ...reply };
    const there = parries.some(({ walk }) => landsOn(walk, place));
    const how = there ? { place } : { place: null, before, turn: parry.walk.turn };
    return { kind: 'ignored', line, view: rules.view(before), ...how };
  }
  const places = [...new Set(threats.map((each) => each.place))];
  const view = rules.view(before);
  if (places.length > 1 && !canCome((left) => !among(left, threats))) return { kind: 'twofold', places, view };
  if (threat.length > 0 && !canCome((left) => !among(left, threat))) return { kind: 'unstoppable', line, view };
  return rules.turns(before).length === 1 ? { kind: 'only', line, view } : { kind: 'forced', view };
}

const landsOn = ({ steps }: Walk, place: number): boolean =>
  steps.some(({ kind, ...step }) => kind !== 'take' && 'at' in step && step.at === place);

/** The position with a side to play after an ordinary throw, where there are dice: what one can do then, one can do after any. */
function withPlainThrow(rules: RuleSet, position: Position, toPlay: Side): Position {
  const asked = { ...position, toPlay, dice: null };
  const dice = THROWS.find((each) => !rules.isSpecial(each.dice))?.dice;
  return dice && rules.awaitsThrow(asked) ? rules.throwDice(asked, dice) : asked;
}

/** Men taken without a mill, and how. */
function caught(rules: RuleSet, { turn, before, view }: PlayedTurn): Moment | null {
  const steps = rules.walks(before).find((walk) => rules.same(walk.turn, turn))?.steps ?? [];
  const to = steps.findLast(({ kind }) => kind === 'enter' || kind === 'land');
  const from = steps[0]?.kind === 'pick' ? steps[0].at : -1;
  if (!to || !('at' in to)) return null;
  const taken = steps.flatMap((step) => (step.kind === 'take' ? [step.at] : []));
  const own = view.men.filter(({ side }) => side === before.toPlay).map(({ at }) => at);
  for (const line of rules.board.lines.filter((each) => each.includes(to.at))) {
    const others = line.filter((place) => place !== to.at);
    const middle = line[1] ?? -1;
    if (middle === to.at && others.every((place) => taken.includes(place))) return { kind: 'between', place: to.at };
    if (middle === to.at || !taken.includes(middle)) continue;
    if (others.includes(from)) return { kind: 'leapt', place: to.at };
    if (others.some((place) => own.includes(place))) return { kind: 'flanked', place: to.at };
  }
  return null;
}
