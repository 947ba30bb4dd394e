import { type Game, other, outcomeOf, pathTo, positionOf, type Side } from '@merellier/rules';
import { positionBefore } from '../lines/trace.ts';
import { captureMoment, closedBy, type Moment, millMoment, type PlayedTurn } from './lesson-moment.ts';

/** What a game that was won teaches, read off its turns. */
export interface LessonOfGame extends Omit<Moment, 'kind' | keyof PlayedTurn>, PlayedTurn {
  /** How the lead was won; a man that goes to and fro between two mills; a mill closed again and again; a side that cannot move; else the turn that brought the lead for good. */
  readonly kind: Moment['kind'] | 'swing' | 'reopened' | 'blocked' | 'turning';
  readonly winner: Side;
  /** Men that the winner took, and how many turns were played. */
  readonly taken: number;
  readonly turns: number;
}

/** A mill that was closed so often is how the game was won. */
const OFTEN = 3;
/** A lead in men that does not by itself win a game. */
const FEW = 1;

/** What the winner's turns show, each true by the rules; null where they show nothing. */
export function lessonOf(game: Game, winner: Side): LessonOfGame | null {
  const { rules } = game;
  const loser = other(winner);
  const played = pathTo(game).flatMap((node): PlayedTurn[] => {
    const { turn } = game.nodes[node] ?? {};
    if (!turn) return [];
    return [{ turn, before: positionBefore(game, node), view: rules.view(positionOf(game, node)) }];
  });
  const last = played.at(-1);
  if (!last) return null;
  // A game that begins from a position has lost men already.
  const start = rules.view(positionOf(game, 0)).lost;
  const facts = { winner, taken: last.view.lost[loser] - start[loser], turns: Math.ceil(played.length / 2) };
  type Told = Omit<LessonOfGame, keyof PlayedTurn | keyof typeof facts> & Partial<PlayedTurn>;
  const found = (turn: PlayedTurn, moment: Told): LessonOfGame => ({ ...turn, ...moment, ...facts });

  const reason = outcomeOf(game)?.reason;
  const swing = swungBy(game, played, winner);
  if (swing) return found(swing, { kind: 'swing' });
  const again = mostClosed(game, played, winner);
  const reopened = (): LessonOfGame | null => {
    if (!again || again.times < 2) return null;
    const { turn, ...what } = again;
    return found(turn, { kind: 'reopened', ...what });
  };
  if (again && again.times >= OFTEN) return reopened();
  /** How far the winner is ahead in men taken, after each turn. */
  const lead = played.map(({ view }) => view.lost[loser] - start[loser] - view.lost[winner] + start[winner]);
  // Shut in without being far behind in men: that was it.
  if (reason === 'blocked' && (lead.at(-1) ?? 0) <= FEW) return found(last, { kind: 'blocked' });
  /** A man lost and won back at once: the lead was only lent. */
  const isExchange = (i: number): boolean => (lead[i - 1] ?? 0) > 0 && (lead[i + 1] ?? 0) > 0;
  const first =
    reason === 'mill' ? played.length - 1 : lead.findLastIndex((ahead, i) => ahead <= 0 && !isExchange(i)) + 1;
  const decided = played[first];
  // Given up, or lost on time, before anybody was ahead: the last turn decided nothing.
  if (!decided) return reason === 'blocked' ? found(last, { kind: 'blocked' }) : null;
  const momentOf = rules.board.kind === 'points' ? millMoment : captureMoment;
  const moment = decided.before.toPlay === winner ? momentOf(rules, decided, played[first - 1]) : null;
  if (moment) return found(decided, moment);
  if (reason === 'blocked') return found(last, { kind: 'blocked' });
  return reopened() ?? found(decided, { kind: 'turning' });
}

/** The turn with which one man went to and fro between two mills, and closed each; null where none did. */
function swungBy({ rules }: Game, played: readonly PlayedTurn[], winner: Side): PlayedTurn | null {
  if (rules.board.kind !== 'points') return null;
  const own = played.filter(({ before }) => before.toPlay === winner);
  const closings = own.map((turn) => closedBy(rules, turn));
  const isSwing = (i: number): boolean => {
    const [one, two] = [closings[i - 1], closings[i]];
    return Boolean(one && two && two.from === one.place && two.place === one.from);
  };
  return own.find((_, i) => isSwing(i)) ?? null;
}

/** The line that the winner closed most often at one place, how many times, and the last of these turns. */
function mostClosed({ rules }: Game, played: readonly PlayedTurn[], winner: Side) {
  if (rules.board.kind !== 'points') return null;
  const found = new Map<string, { place: number; line: readonly number[]; times: number; turn: PlayedTurn }>();
  for (const turn of played) {
    if (turn.before.toPlay !== winner) continue;
    const closed = closedBy(rules, turn);
    for (const line of closed?.lines ?? []) {
      const place = closed?.place ?? -1;
      const key = `${place} ${line.join()}`;
      found.set(key, { place, line, turn, times: (found.get(key)?.times ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.times - a.times)[0] ?? null;
}
