import type { RecordedEvent } from '@merellier/protocol';
import { unpackedEvents, unpackText } from '../store/game-events.ts';
import { packEvents } from '../store/packed-events.ts';

/** What a game has, and which of its events which command made last. */
interface Told {
  readonly events: RecordedEvent[];
  readonly commands: Map<string, number>;
}

/** The same, read from what an archive would hold of it. */
export function packedAndUnpacked({ events, commands }: Told): Told {
  const commandOf = new Map([...commands].map(([command, seq]) => [seq, command]));
  const rows = events.map(({ seq, at, shape = 1, event: { kind, ...body } }) => ({
    ...{ seq, at: Math.floor(at), shape, kind, body },
    command_id: commandOf.get(seq) ?? null,
  }));
  const packed = packEvents(rows).toString('base64');
  const told = unpackText(packed).flatMap(({ seq, command_id }): [string, number][] =>
    command_id === null ? [] : [[command_id, seq]],
  );
  return { events: [...unpackedEvents(packed)], commands: new Map(told) };
}
