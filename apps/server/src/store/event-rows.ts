import type { RecordedEvent } from '@merellier/protocol';

/** Events as rows for one JSON parameter; the last one carries the command that made them all. */
export function eventRows(events: readonly RecordedEvent[], commandId: string | null): readonly object[] {
  return events.map(({ seq, at, shape, event: { kind, ...body } }, i) => ({
    seq,
    at: Math.floor(at),
    shape,
    kind,
    body,
    command_id: i === events.length - 1 ? commandId : null,
  }));
}
