import { describe, expect, it } from 'vitest';
import { dueAt } from '../online/due.ts';
import { stageOf } from '../online/state.ts';
import { standingsOf } from '../standings.ts';
import { Evening } from '../testing/evening.ts';
import { OnlineEvening, someSettings } from '../testing/online-evening.ts';
import { challengeable, ladderOf } from './ladder.ts';

const DAY = 24 * 3_600_000;

describe('a ladder', () => {
  it('lets a win from below change places, and nothing else', () => {
    const evening = new Evening({ kind: 'ladder', reach: 2 }, 5);
    const meet = (first: number, second: number, winner: number | null): void => {
      evening.do({ kind: 'pair', now: 0, draws: [{ first, second }] });
      evening.result(first, second, winner);
    };
    meet(3, 1, 3);
    expect(ladderOf(evening.state)).toEqual([3, 2, 1, 4, 5]);
    meet(2, 3, 3);
    meet(2, 1, null);
    expect(ladderOf(evening.state)).toEqual([3, 2, 1, 4, 5]);
    meet(5, 4, 5);
    expect(standingsOf(evening.state).map(({ player, rank }) => [player, rank])).toEqual([
      [3, 1],
      [2, 2],
      [1, 3],
      [5, 4],
      [4, 5],
    ]);
    evening.enter(['Late']);
    evening.do({ kind: 'withdraw', player: 2 });
    expect(ladderOf(evening.state)).toEqual([3, 1, 5, 4, 6]);
  });

  it('has challenges of two who are free, and only so many places up', () => {
    const evening = new Evening({ kind: 'ladder', reach: 2 }, 5);
    expect(challengeable(evening.state, 1)).toEqual([]);
    expect(challengeable(evening.state, 4)).toEqual([3, 2]);
    expect(evening.try({ kind: 'pair', now: 0 })).toBe('nobody-free');
    expect(evening.try({ kind: 'pair', now: 0, draws: [{ first: 4, second: 1 }] })).toBe('too-far');
    evening.do({ kind: 'pair', now: 0, draws: [{ first: 3, second: 1 }] });
    expect(evening.try({ kind: 'pair', now: 0, draws: [{ first: 4, second: 3 }] })).toBe('still-playing');
    expect(challengeable(evening.state, 4)).toEqual([2]);
    evening.do({ kind: 'pair', now: 0, draws: [{ first: 4, second: 2 }] });
    evening.play(() => 'first');
    // The game that was begun first ends last: the places are the same.
    evening.result(3, 1, 3);
    expect(ladderOf(evening.state)).toEqual([3, 4, 1, 2, 5]);
  });

  it('is played online by days: who challenges begins the game, and it ends only when nothing happens for a month', () => {
    const evening = new OnlineEvening(someSettings({ format: { kind: 'ladder', reach: 1 }, clock: 'days-3' }));
    evening.join('Anna', 'Ben', 'Cleo');
    expect(evening.ask('Ben', { kind: 'challenge', player: 3 })).toEqual({ reason: 'too-far', most: 1 });
    expect(evening.ask('Cleo', { kind: 'challenge', player: 1 })).toEqual({ reason: 'too-far', most: 1 });
    expect(evening.ask('Dora', { kind: 'challenge', player: 1 })).toEqual({ reason: 'not-taking-part' });
    expect(evening.ask('Ben', { kind: 'challenge', player: 9 })).toEqual({ reason: 'no-such-player' });
    expect(evening.ask('Ben', { kind: 'challenge', player: 1 })).toBeNull();
    expect(evening.ask('Cleo', { kind: 'challenge', player: 2 })).toEqual({ reason: 'still-playing', name: 'Ben' });
    const [game] = evening.games();
    expect(Object.values(evening.playersOf(game?.id ?? '')).sort()).toEqual(['Anna', 'Ben']);
    // A game by days may last as long as it takes.
    expect(dueAt(evening.state)).toBeNull();
    evening.pass(60 * DAY);
    evening.take(game?.id ?? '', evening.playersOf(game?.id ?? '').white === 'Ben' ? 'white' : 'black');
    const names = ladderOf(evening.state.tournament).map(
      (id) => evening.state.tournament.players.find((player) => player.id === id)?.name,
    );
    expect(names).toEqual(['Ben', 'Anna', 'Cleo']);
    evening.pass(29 * DAY);
    expect(stageOf(evening.state)).toBe('running');
    evening.pass(2 * DAY);
    expect(stageOf(evening.state)).toBe('over');
  });

  it('is no other format: nobody is challenged there', () => {
    const evening = new OnlineEvening(someSettings());
    evening.join('Anna', 'Ben');
    expect(evening.ask('Ben', { kind: 'challenge', player: 1 })).toEqual({ reason: 'not-organiser' });
  });
});
