import type { Language } from '@merellier/words';
import { SPOKEN } from './texts/load.ts';

const languageOf = (text: string): Language | undefined =>
  SPOKEN.find((language) => text.toLowerCase() === language || text.toLowerCase().startsWith(`${language}_`));

/** The value of `--lang` among the arguments, wherever it stands; the last one counts. */
export function askedLanguage(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  return options.reduce<string | undefined>((asked, arg, i) => {
    if (arg === '--lang') return options[i + 1];
    return arg.startsWith('--lang=') ? arg.slice('--lang='.length) : asked;
  }, undefined);
}

/** The language to speak: the one asked for, else that of the environment, else English. */
export function chooseLanguage(asked: string | undefined, env: Readonly<Record<string, string | undefined>>): Language {
  if (asked !== undefined) return languageOf(asked) ?? chooseLanguage(undefined, env);
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return languageOf(locale.split('.')[0] ?? '') ?? 'en';
}

/** Whether a value of `--lang` names one of the languages. */
export const isLanguage = (text: string): boolean => languageOf(text) !== undefined;
