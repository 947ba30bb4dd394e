import type { Result } from '@merellier/rules';
import * as v from 'valibot';
import { isRecord } from '../browser/json.ts';
import { readJson } from '../browser/schema.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { settingsFrom } from './settings-from.ts';

const FORMAT = 'merellier-settings';
const VERSION = 1;

const FILE = v.object({
  format: v.literal(FORMAT),
  version: v.fallback(v.number(), Number.POSITIVE_INFINITY),
  settings: v.custom<Readonly<Record<string, unknown>>>(isRecord),
});

/** Why a file gives no settings: it is none, it is newer than this page, or one setting in it does not hold. */
export type SettingsFileProblem =
  | { readonly problem: 'not-settings' }
  | { readonly problem: 'newer' }
  | { readonly problem: 'bad-setting'; readonly name: string };

/** The settings as a file that {@link readSettingsFile} reads back. */
export const writeSettingsFile = (settings: Settings): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, settings }, null, 2)}\n`;

/**
 * Reads a file of settings: whole or not at all. A setting that the file does not name is left as it is by default; one
 * that this page does not know is passed over.
 */
export function readSettingsFile(text: string): Result<Settings, SettingsFileProblem> {
  const file = readJson(FILE, text);
  if (!file) return { ok: false, error: { problem: 'not-settings' } };
  if (file.version > VERSION) return { ok: false, error: { problem: 'newer' } };
  const named = file.settings;
  const value = settingsFrom(named);
  // What falls back to something else than the file says does not hold.
  const bad = (Object.keys(DEFAULTS) as (keyof Settings)[]).find(
    (name) => named[name] !== undefined && !isSame(named[name], value[name]),
  );
  return bad === undefined ? { ok: true, value } : { ok: false, error: { problem: 'bad-setting', name: bad } };
}

/** Whether two values are written alike, in whatever order their parts come. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}
