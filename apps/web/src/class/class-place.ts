import { CLASS_CODE } from '@merellier/protocol/class';
import * as v from 'valibot';
import { readJson } from '../browser/schema.ts';
import { readStored, writeStored } from '../browser/storage.ts';

/** What brings a device back into its class: the word, and the key that it was given. */
export interface ClassPlace {
  readonly code: string;
  readonly key: string;
}

/** A teacher's and a pupil's place are kept apart: both may be tried on one device. */
export type ClassRole = 'class' | 'pupil';

const placeSchema = v.object({ code: v.pipe(v.string(), v.regex(CLASS_CODE)), key: v.string() });

/** The class that this device belongs to; null without one. */
export const keptPlace = (role: ClassRole): ClassPlace | null => readJson(placeSchema, readStored('local', role));

/** Keeps it, or (null) forgets it. */
export function keepPlace(role: ClassRole, place: ClassPlace | null): void {
  writeStored('local', role, place ? JSON.stringify({ code: place.code, key: place.key }) : '');
}
