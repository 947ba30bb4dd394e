import { isRecord, parseJson } from '../browser/json.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { preferredLanguage } from '../interface/preferred-language.ts';
import { DEFAULTS, type Settings } from './settings.ts';

/**
 * What was set before. A reader who has chosen no language is greeted in the first of `preferred` that the page speaks.
 * What checks kept settings is loaded where there are some: a first visit needs none of it.
 */
export async function readSettings(preferred: readonly string[] = []): Promise<Settings> {
  const language = preferredLanguage(preferred);
  const saved = parseJson(readStored('local', 'settings'));
  if (!isRecord(saved)) return { ...DEFAULTS, language };
  const { settingsFrom } = await import('./settings-from.ts');
  return settingsFrom({ language, ...saved });
}

/** Keeps settings, those that are left out not at all; false where the browser keeps nothing. */
export const saveSettings = (settings: Partial<Settings>): boolean =>
  writeStored('local', 'settings', JSON.stringify(settings));
