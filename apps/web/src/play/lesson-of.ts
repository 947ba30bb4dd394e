import {
  type Game,
  outcomeOf,
  type Position,
  type PositionView,
  pathTo,
  positionOf,
  type Side,
  type Turn,
} from '@merellier/rules';
import { positionBefore } from '../lines/trace.ts';

/** What a game that was won teaches, read off its turns. */
export interface LessonOfGame {
  /** A mill opened and closed again; two mills with one man; a side that cannot move; else the turn that brought the lead for good. */
  readonly kind: 'reopened' | 'double' | 'blocked' | 'turning';
  /** Where the mills were closed; null where the lesson is about no place. */
  readonly place: number | null;
  readonly times: number;
  /** The turn that decided, the position before it, and what the board looked like after it. */
  readonly turn: Turn;
  readonly before: Position;
  readonly view: PositionView;
  /** Men that the winner took, and how many turns were played. */
  readonly taken: number;
  readonly turns: number;
}

/** What the winner's turns show; null where they show nothing. */
export function lessonOf(game: Game, winner: Side): LessonOfGame | null {
  const { rules } = game;
  const loser: Side = winner === 'white' ? 'black' : 'white';
  const played = pathTo(game).flatMap((node) => {
    const { turn } = game.nodes[node] ?? {};
    if (!turn) return [];
    const before = positionBefore(game, node);
    return [{ turn, before, view: rules.view(positionOf(game, node)) }];
  });
  const last = played.at(-1);
  if (!last) return null;
  /** How far the winner is ahead in men taken, after each turn. */
  const lead = played.map(({ view }) => view.lost[loser] - view.lost[winner]);
  const closings = played.flatMap(({ turn, before, view }, i) => {
    const steps = rules.walks(before).find((walk) => rules.same(walk.turn, turn))?.steps ?? [];
    const to = steps.findLast(({ kind }) => kind === 'enter' || kind === 'land');
    if (before.toPlay !== winner || !to || !('at' in to)) return [];
    const own = new Set(view.men.filter(({ side }) => side === winner).map(({ at }) => at));
    const mills = rules.board.lines.filter((line) => line.includes(to.at) && line.every((place) => own.has(place)));
    return mills.length > 0 ? [{ i, place: to.at, mills: mills.length }] : [];
  });
  const after = (i: number) => played[i] ?? last;
  // A game that begins from a position has lost men already.
  const before = rules.view(positionOf(game, 0)).lost[loser];
  const facts = { taken: last.view.lost[loser] - before, turns: Math.ceil(played.length / 2) };
  const found = (kind: LessonOfGame['kind'], i: number, place: number | null, times: number): LessonOfGame => ({
    ...{ kind, place, times, ...facts },
    ...after(i),
  });

  const times = new Map<number, number>();
  for (const { place } of closings) times.set(place, (times.get(place) ?? 0) + 1);
  const [place, most] = [...times].sort((a, b) => b[1] - a[1])[0] ?? [null, 0];
  if (place !== null && most > 1)
    return found('reopened', closings.findLast((one) => one.place === place)?.i ?? 0, place, most);
  const double = closings.find(({ mills }) => mills > 1);
  if (double) return found('double', double.i, double.place, 1);
  const reason = outcomeOf(game)?.reason;
  if (reason === 'blocked') return found('blocked', played.length - 1, null, 1);
  const decided = lead.findLastIndex((ahead) => ahead <= 0) + 1;
  // Given up, or lost on time, before anybody was ahead: the last turn decided nothing.
  if (decided >= played.length && reason !== 'mill') return null;
  return found('turning', Math.min(decided, played.length - 1), null, 1);
}
