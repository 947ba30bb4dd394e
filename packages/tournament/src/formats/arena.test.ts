import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { encountersOf } from '../encounters.ts';
import { evolve } from '../evolve.ts';
import type { Tournament } from '../state.ts';
import { OnlineEvening, someSettings } from '../testing/online-evening.ts';
import { pairArena } from './arena.ts';

const arena = (streaks: boolean) => someSettings({ format: { kind: 'arena', minutes: 60, streaks } }, { startsAt: 0 });

/** An arena of two, whom nobody else can keep apart, in which the first wins each of these games or not. */
function rowOf(wins: readonly boolean[], streaks: boolean, berserk = false): readonly number[] {
  const evening = new OnlineEvening(arena(streaks));
  evening.join('Ada', 'Bertrand');
  if (berserk) evening.ask('Ada', { kind: 'berserk', on: true });
  evening.pass(0);
  for (const isWon of wins) {
    const [game] = evening.games();
    const side = evening.playersOf(game?.id ?? '').white === 'Ada' ? 'white' : 'black';
    evening.take(game?.id ?? '', isWon ? side : 'draw');
    evening.pass(2_000);
  }
  const all = encountersOf(evening.state.tournament).get(1) ?? [];
  return all.filter(({ state }) => state === 'played').map(({ points }) => points);
}

describe('an arena', () => {
  it('counts double from the third win in a row on, until one is not won', () => {
    expect(rowOf([true, true, true, true, false, true, true, true], true)).toEqual([2, 2, 4, 4, 2, 2, 2, 4]);
    expect(rowOf([true, true, true], false)).toEqual([2, 2, 2]);
  });

  it('gives half a win more for a win with half of the time', () => {
    expect(rowOf([true, false, true], false, true)).toEqual([3, 1, 3]);
  });

  it('has no haste where the organiser does not want it', () => {
    const evening = new OnlineEvening({ ...arena(true), berserk: false });
    evening.join('Ada');
    expect(evening.ask('Ada', { kind: 'berserk', on: true })).toEqual({ reason: 'no-berserk' });
    expect(evening.ask('Bertrand', { kind: 'berserk', on: true })).toEqual({ reason: 'not-taking-part' });
  });

  it('pairs everybody of hundreds, each with neighbours in points', () => {
    const evening = new OnlineEvening(arena(true));
    evening.join(...Array.from({ length: 300 }, (_, i) => `Player ${i}`));
    let tournament: Tournament = evening.state.tournament;
    const paired = pairArena(tournament);
    expect(paired.ok && paired.value).toHaveLength(150);
    if (!paired.ok) return;
    tournament = evolve(tournament, { kind: 'paired', draws: paired.value, at: 0, byHand: false });
    for (let table = 0; table < 150; table++) {
      const done = decide(tournament, { kind: 'result', round: 1, table, game: 0, result: 'first' });
      if (done.ok) tournament = done.value.reduce(evolve, tournament);
    }
    const next = pairArena(tournament);
    const winners = new Set(paired.value.map(({ first }) => first));
    const mixed = next.ok ? next.value.filter((draw) => winners.has(draw.first) !== winners.has(draw.second ?? 0)) : [];
    expect(next.ok && next.value.length).toBeGreaterThan(148);
    expect(mixed.length).toBeLessThanOrEqual(10);
  });
});
