import type { Language, Words } from '@merellier/words';
import { type Accessor, batch, createEffect, createSignal, on } from 'solid-js';
import { setAddressLanguage } from '../address/route.ts';
import type { Strings } from '../interface/strings.ts';
import { loadTongue, type Tongue } from '../interface/tongue.ts';
import type { Notices } from './notices.ts';

/** The language that the page speaks. */
export interface LanguageState {
  readonly tongue: Accessor<Tongue>;
  /** The texts of the interface that all views share. */
  readonly s: Accessor<Strings>;
  /** What the rules say. */
  readonly words: Accessor<Words>;
}

/** Speaks the language that is wanted as soon as it has been loaded, and goes on in the one before until then. */
export function createLanguage(
  first: Tongue,
  wanted: Accessor<Language>,
  { setNotice }: Pick<Notices, 'setNotice'>,
): LanguageState {
  const [tongue, setTongue] = createSignal(first);
  const s = (): Strings => tongue().strings;
  setAddressLanguage(first.language);
  createEffect(
    on(wanted, async (language) => {
      if (language === tongue().language) return;
      try {
        const next = await loadTongue(language);
        batch(() => {
          setTongue(next);
          setAddressLanguage(language);
        });
      } catch {
        setNotice({ kind: 'news', text: s().notLoaded });
        return;
      }
      setNotice(null);
    }),
  );
  return { tongue, s, words: () => tongue().words };
}
