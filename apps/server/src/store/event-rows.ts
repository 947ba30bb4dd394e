import type { RecordedEvent } from '@merellier/protocol';

/** An event by the names of its columns. */
interface EventRow {
  readonly seq: number;
  readonly at: number;
  readonly shape: number | undefined;
  readonly kind: string;
  readonly body: object;
  readonly command_id: string | null;
}

/** Events as rows for one JSON parameter; the last one carries the command that made them all. */
export function eventRows(events: readonly RecordedEvent[], commandId: string | null): readonly EventRow[] {
  return events.map(({ seq, at, shape, event: { kind, ...body } }, i) => ({
    seq,
    at: Math.floor(at),
    shape,
    kind,
    body,
    command_id: i === events.length - 1 ? commandId : null,
  }));
}
