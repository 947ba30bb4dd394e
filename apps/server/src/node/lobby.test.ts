import type { Seek } from '@merellier/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '../games/client.ts';
import { Lobby } from './lobby.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [10, 200],
  [4_000, 2_000],
])('%i who look at the lobby are told of changes every %i ms', async (viewers, every) => {
  let told = 0;
  const client = { isInLobby: true, protocol: 3, hidden: new Set(), write: () => void told++ };
  const connections = new Set(Array.from({ length: viewers }, () => ({ ...client }) as unknown as Client));
  let seeks: readonly Seek[] = [];
  const lobby = new Lobby({ connections, seeks: async () => seeks, report: () => undefined });
  const change = () => {
    seeks = [{ game: `game${seeks.length}`, host: { id: 'anna' } } as Seek, ...seeks];
    lobby.showSoon();
  };
  change();
  await vi.advanceTimersByTimeAsync(200);
  told = 0;
  const ticks = 60;
  for (let i = 0; i < ticks; i++) {
    change();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(told / viewers).toBe((ticks * 100) / every);
});
