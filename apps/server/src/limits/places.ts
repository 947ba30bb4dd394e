import { createHmac } from 'node:crypto';
import { newSecret } from '../store/ids.ts';
import type { PlaceStore } from '../store/moderation-store.ts';
import { isInside } from './inside.ts';

/** A secret serves for so many milliseconds, a week. It is deleted with its hashes when the next one has served as long. */
const PERIOD = 7 * 24 * 3_600_000;

/** So many sightings a node remembers, so that it does not write them again. */
const MOST_KNOWN = 20_000;

/**
 * Notes where players were seen, so that a moderator can find those who come under several names. Of an address group only a
 * keyed hash is stored, whose secret is gone after two weeks at most; of an address inside a house, nothing.
 */
export class Places {
  private readonly store: PlaceStore;
  private readonly now: () => number;
  private readonly report: (error: unknown) => void;
  private readonly known = new Set<string>();
  private secret: { readonly period: number; readonly text: Promise<string> } | null = null;

  constructor(store: PlaceStore, now: () => number, report: (error: unknown) => void) {
    this.store = store;
    this.now = now;
    this.report = report;
  }

  /** A player was seen at an address group. Nobody waits for it. */
  note(player: string, group: string): void {
    if (isInside(group)) return;
    const now = this.now();
    const period = periodOf(now);
    const sighting = `${period} ${player} ${group}`;
    if (this.known.has(sighting)) return;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.add(sighting);
    this.write(player, group, period, now).catch((error: unknown) => {
      this.known.delete(sighting);
      this.report(error);
    });
  }

  private async write(player: string, group: string, period: number, now: number): Promise<void> {
    if (this.secret?.period !== period) this.secret = { period, text: this.store.placeSecret(period, newSecret()) };
    const { text } = this.secret;
    const secret = await text.catch((error: unknown) => {
      if (this.secret?.text === text) this.secret = null;
      throw error;
    });
    const place = createHmac('sha256', secret).update(group).digest('base64url').slice(0, 22);
    await this.store.seenFrom(player, period, place, now);
  }

  /** Deletes what is two weeks old: the secret of this period stays, and that of the one before. */
  async forget(): Promise<void> {
    const period = periodOf(this.now());
    for (const each of this.known) if (!each.startsWith(`${period} `)) this.known.delete(each);
    await this.store.forgetPlaces(period - 1);
  }
}

const periodOf = (moment: number): number => Math.floor(moment / PERIOD);
