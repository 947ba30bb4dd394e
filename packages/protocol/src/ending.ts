import type { Side } from '@merellier/rules';
import type { Moment } from './command.ts';
import type { GameEvent } from './event.ts';
import type { OnlineReason } from './outcome.ts';
import type { GameState } from './state.ts';

/** The game ends; its chance, if it had any, is laid open. */
export function end(
  state: GameState,
  { secret }: Moment,
  winner: Side | null,
  reason: OnlineReason,
  count: number | null = null,
): readonly GameEvent[] {
  const ended: GameEvent = { kind: 'ended', outcome: { winner, reason, count } };
  return state.chance && secret ? [ended, { kind: 'revealed', secret }] : [ended];
}
