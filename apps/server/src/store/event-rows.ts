import type { GameEvent, RecordedEvent } from '@merellier/protocol';

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
  return events.map(({ seq, at, shape, event }, i) => ({
    seq,
    at: Math.floor(at),
    shape,
    kind: event.kind,
    body: bodyOf(event),
    command_id: i === events.length - 1 ? commandId : null,
  }));
}

/** An event but for its kind. The parts of a turn are named, since that is several times faster than all the others. */
function bodyOf(event: GameEvent): object {
  if (event.kind === 'turned') {
    const { side, turn, spent, gained, lag } = event;
    return { side, turn, spent, gained, lag } satisfies Omit<typeof event, 'kind'>;
  }
  const { kind: _, ...body } = event;
  return body;
}
