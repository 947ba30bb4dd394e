import { begin, evolve, type GameState, initialTime, type RecordedEvent } from '@merellier/protocol';

/** A game with what each player's clock showed after each turn as a comment, in the manner of PDN: `[%clock w0:04:57]`. */
export function withClocks(id: string, [first, ...rest]: readonly RecordedEvent[]): GameState {
  if (!first) throw new RangeError('a game has events');
  let state = begin(id, first);
  const shown = new Map<number, string>();
  for (const recorded of rest) {
    state = evolve(state, recorded);
    const { event } = recorded;
    const { clock, options, game } = state;
    if (event.kind !== 'turned' || !clock || initialTime(options.time) === 0) continue;
    shown.set(game.at, `[%clock ${event.side === 'white' ? 'w' : 'b'}${timeText(clock.remaining[event.side])}]`);
  }
  const nodes = state.game.nodes.map((node, i) => ({ ...node, comment: shown.get(i) ?? node.comment }));
  return { ...state, game: { ...state.game, nodes } };
}

function timeText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
