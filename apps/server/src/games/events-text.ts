import type { RecordedEvent } from '@merellier/protocol';

let last: { readonly events: readonly RecordedEvent[]; readonly text: string } = { events: [], text: '[]' };

/** Events as JSON. All who watch a game, and the other nodes, are told of the same ones in a row: they are written once. */
export function textOf(events: readonly RecordedEvent[]): string {
  if (last.events !== events) last = { events, text: JSON.stringify(events) };
  return last.text;
}
