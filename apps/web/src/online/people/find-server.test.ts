import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findServer } from './find-server.ts';
import type { Who } from './who.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is told of a server that answers so, one time after the other. */
function finding(...answers: readonly Who[]) {
  const told: string[] = [];
  let asked = 0;
  const finder = findServer({
    ask: async () => answers[Math.min(asked++, answers.length - 1)] as Who,
    found: (player) => told.push(player?.name ?? 'nobody'),
    missed: (why) => told.push(why),
  });
  return { ...finder, told, asked: () => asked };
}

it('asks again by itself until the server answers, and then no more', async () => {
  const { look, told, asked } = finding(
    { ok: false, why: 'unavailable' },
    { ok: false, why: 'offline' },
    { ok: true, player: null },
  );
  await look();
  expect(told).toEqual(['unavailable']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(['unavailable', 'offline', 'nobody']);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(asked()).toBe(3);
});

it('rests where there is no server, until it is told to look', async () => {
  const { look, told, asked } = finding({ ok: false, why: 'no-server' }, { ok: true, player: null });
  await look();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(asked()).toBe(1);
  await look();
  expect(told).toEqual(['no-server', 'nobody']);
});

it('asks at least four times a minute, and not once it is stopped', async () => {
  const { look, stop, asked } = finding({ ok: false, why: 'offline' });
  await look();
  await vi.advanceTimersByTimeAsync(60_000);
  const before = asked();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(before + 4);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(before + 4);
});
