import { GAME_ID } from '@merellier/protocol';
import type { Game } from '@merellier/rules';
import { LANGUAGES, type Language } from '@merellier/words';
import { type AddressProblem, readAddress } from '../address/address.ts';
import { preferredLanguage } from '../interface/preferred-language.ts';
import { LOOKS, type Look, THEMES, type Theme } from '../settings/settings.ts';

/** How an embedded board looks and speaks. */
export interface EmbedManner {
  readonly language: Language;
  readonly theme: Theme;
  readonly look: Look;
}

/** What an embedded board shows: a game of this server, which may go on, or one that the address itself holds. */
export type EmbedSubject =
  | { readonly kind: 'online'; readonly id: string }
  | { readonly kind: 'game'; readonly game: Game };

/** What is wrong with the address of an embedded board. */
export type EmbedProblem =
  | AddressProblem
  | { readonly problem: 'nothing' }
  | { readonly problem: 'no-such-game' }
  | { readonly problem: 'no-such-choice'; readonly name: string; readonly choices: readonly string[] };

export interface EmbedRequest {
  readonly manner: EmbedManner;
  readonly subject: EmbedSubject | EmbedProblem;
}

const MANNERS = { lang: LANGUAGES, theme: THEMES, look: LOOKS } as const;

/**
 * Reads the address of an embedded board: `?game=ID`, `?rules=marelle&men=7&fen=…` or `?g=…` (a packed game text), each with
 * `lang`, `theme` (light, dark, auto) and `look`. The manner is as good as can be where something is wrong.
 */
export async function readEmbedRequest(search: string, preferred: readonly string[]): Promise<EmbedRequest> {
  const fields = new URLSearchParams(search);
  const manner: EmbedManner = {
    language: chosen(fields, 'lang', LANGUAGES) ?? preferredLanguage(preferred),
    theme: chosen(fields, 'theme', THEMES) ?? 'auto',
    look: chosen(fields, 'look', LOOKS) ?? 'wood',
  };
  for (const [name, choices] of Object.entries(MANNERS)) {
    const value = fields.get(name);
    if (value !== null && !(choices as readonly string[]).includes(value))
      return { manner, subject: { problem: 'no-such-choice', name, choices } };
    fields.delete(name);
  }
  return { manner, subject: await readSubject(fields) };
}

async function readSubject(fields: URLSearchParams): Promise<EmbedSubject | EmbedProblem> {
  const id = fields.get('game');
  if (id !== null) return GAME_ID.test(id) ? { kind: 'online', id } : { problem: 'no-such-game' };
  if (!fields.has('rules') && !fields.has('g')) return { problem: 'nothing' };
  const read = await readAddress(`#${fields}`);
  return read.ok ? { kind: 'game', game: read.value } : read.error;
}

const chosen = <Choice extends string>(fields: URLSearchParams, name: string, choices: readonly Choice[]) =>
  choices.find((choice) => choice === fields.get(name));
