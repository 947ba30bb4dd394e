import { shownClock } from '@merellier/protocol';
import { positionOf, type Side } from '@merellier/rules';
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Online } from '../online.ts';
import type { FollowedGame } from './followed-game.ts';

/** Milliseconds from one look at the clocks to the next. */
const TICK = 100;

/** The time that each side has left, in milliseconds; null in a game without clocks. */
export type Clocks = Accessor<Readonly<Record<Side, number>> | null>;

/** Lets the clocks run as they do on the server; to be called within a Solid root. */
export function createClocks({ state, model }: FollowedGame, online: Online): Clocks {
  const [tick, setTick] = createSignal(0);
  createEffect(() => {
    const now = state();
    if (now?.phase !== 'playing' || now.options.time.kind === 'none') return;
    const timer = setInterval(() => setTick((count) => count + 1), TICK);
    onCleanup(() => clearInterval(timer));
  });
  return createMemo(() => {
    tick();
    const now = state();
    if (!now?.clock) return null;
    const side = now.phase === 'playing' && !model().pending ? positionOf(now.game).toPlay : null;
    return shownClock(now.options.time, now.clock, side, online.connection().now());
  });
}
