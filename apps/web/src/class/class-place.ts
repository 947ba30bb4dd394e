import { ANIMALS, type Animal, CLASS_CODE } from '@merellier/protocol/class';
import * as v from 'valibot';
import { readJson } from '../browser/schema.ts';
import { readStored, writeStored } from '../browser/storage.ts';

/** What brings a device back into its class: the word, and the key that it was given. */
export interface ClassPlace {
  readonly code: string;
  readonly key: string;
  /** A pupil's nickname, and the day of the class. Pages of before kept neither. */
  readonly pupil?: Animal | undefined;
  readonly day?: string | undefined;
}

/** A teacher's and a pupil's place are kept apart: both may be tried on one device. */
export type ClassRole = 'class' | 'pupil';

const placeSchema = v.object({
  code: v.pipe(v.string(), v.regex(CLASS_CODE)),
  key: v.string(),
  pupil: v.optional(v.picklist(ANIMALS)),
  day: v.optional(v.string()),
});

/** The class that this device belongs to; null without one. */
export const keptPlace = (role: ClassRole): ClassPlace | null => readJson(placeSchema, readStored('local', role));

/** Today, as it is kept with a place. */
const today = (): string => new Date().toDateString();

/** Keeps it, or (null) forgets it. */
export function keepPlace(role: ClassRole, place: ClassPlace | null): void {
  writeStored('local', role, place ? JSON.stringify({ ...place, day: today() }) : '');
}

/** The class of today in which a pupil sits at this device; null without one. */
export function pupilPlace(): { readonly code: string; readonly pupil: Animal } | null {
  const { code, pupil, day } = keptPlace('pupil') ?? {};
  return code !== undefined && pupil && day === today() ? { code, pupil } : null;
}
