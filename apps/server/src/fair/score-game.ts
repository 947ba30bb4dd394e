import {
  begin,
  countsForRating,
  evolve,
  type GameState,
  isLive,
  playerOf,
  type RecordedEvent,
  ratingGroupOf,
} from '@merellier/protocol';
import { SIDES } from '@merellier/rules';
import type { Tables } from '@merellier/tablebase';
import { type GameTurn, type JudgedTurn, judgeGame, writeTurns } from './judge-turns.ts';

/** What exact values say of one side of a game, before anything is expected of it. */
export interface SideFound {
  readonly player: string;
  readonly rules: string;
  readonly choices: string;
  readonly criticalMs: number;
  readonly criticalTimed: number;
  readonly easyMs: number;
  readonly easyTimed: number;
}

/** A longer thought says nothing: the player was away. */
const MOST_SPENT = 120_000;

/**
 * What tables say of both players of a game that is over; nothing of one that does not count for ratings. Throws where the game cannot be
 * read.
 */
export function scoreGame(game: string, events: readonly RecordedEvent[], tables: Tables): readonly SideFound[] {
  const { state, spent } = replayTimed(game, events);
  if (!countsForRating(state) || !ratingGroupOf(state.rules.id)) return [];
  const turns = judgeGame(state.game, tables);
  const timed = isLive(state.options.time);
  return SIDES.flatMap((side): readonly SideFound[] => {
    const player = playerOf(state, side);
    if (!player) return [];
    const own = turns.filter((turn) => turn.side === side);
    const times = (some: readonly GameTurn[]): readonly number[] =>
      timed ? some.flatMap(({ ply }) => spent[ply] ?? []).map((ms) => Math.min(MOST_SPENT, ms)) : [];
    const [critical, easy] = [times(own.filter(({ judged }) => judged)), times(own.filter(({ judged }) => !judged))];
    const judged = own.flatMap((turn): readonly JudgedTurn[] => (turn.judged ? [turn.judged] : []));
    return [
      {
        ...{ player: player.id, rules: state.rules.id, choices: writeTurns(judged) },
        ...{ criticalMs: sum(critical), criticalTimed: critical.length, easyMs: sum(easy), easyTimed: easy.length },
      },
    ];
  });
}

/** The last state of a game, and how long each of its turns took; turns that were taken back are in neither. */
function replayTimed(game: string, events: readonly RecordedEvent[]): { state: GameState; spent: readonly number[] } {
  const [first, ...rest] = events;
  if (!first) throw new RangeError(`game ${game} has no events`);
  let state = begin(game, first);
  let spent: readonly number[] = [];
  for (const recorded of rest) {
    state = evolve(state, recorded);
    const { event } = recorded;
    if (event.kind === 'turned') spent = [...spent, event.spent];
    if (event.kind === 'taken-back') spent = spent.slice(0, spent.length - event.turns);
  }
  return { state, spent };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
