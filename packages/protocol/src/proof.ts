import type { ChanceProof } from './chance.ts';
import type { RecordedEvent } from './event.ts';
import type { Seat } from './options.ts';

/**
 * What the events of a finished game claim about its chance, for `verifyChance`; null where there was no chance, or
 * where nothing was revealed, or a contribution is missing (a game that never began).
 */
export function chanceProofOf(game: string, events: readonly RecordedEvent[]): ChanceProof | null {
  let commitment: string | null = null;
  let secret: string | null = null;
  let tossed = false;
  let white: Seat | null = null;
  const contributions: Partial<Record<Seat, string>> = {};
  const throws: ChanceProof['throws'][number][] = [];
  for (const { event } of events) {
    if (event.kind === 'created') {
      commitment = event.commitment;
      tossed = event.options.side === 'toss';
    } else if (event.kind === 'contributed') contributions[event.seat] = event.contribution;
    else if (event.kind === 'started') white = event.white;
    else if (event.kind === 'thrown') throws.push({ index: event.index, dice: event.dice });
    else if (event.kind === 'revealed') secret = event.secret;
  }
  const { host, guest } = contributions;
  if (!commitment || !secret || !host || !guest) return null;
  const contributed = { host, guest };
  return { game, commitment, secret, contributions: contributed, white: tossed ? white : null, throws, seal: null };
}
