import { RACE_CODE } from '@merellier/protocol/race';
import * as v from 'valibot';
import { readJson } from '../../../browser/schema.ts';
import { readStored, writeStored } from '../../../browser/storage.ts';

/** What brings a device back into its race: the word, and the key that it was given. */
export interface RacePlace {
  readonly code: string;
  readonly key: string;
}

const placeSchema = v.object({ code: v.pipe(v.string(), v.regex(RACE_CODE)), key: v.string() });

/** The race that this device belongs to; null without one. */
export const keptRace = (): RacePlace | null => readJson(placeSchema, readStored('local', 'race'));

/** Keeps it, or (null) forgets it. */
export function keepRace(place: RacePlace | null): void {
  writeStored('local', 'race', place ? JSON.stringify({ code: place.code, key: place.key }) : '');
}
