import type { Language, PlayWords, Words } from '@merellier/words';
import { type Accessor, batch, createEffect, createSignal, on } from 'solid-js';
import { setAddressLanguage } from '../address/route.ts';
import type { FirstStrings, Strings } from '../interface/strings.ts';
import { completeTongue, type FirstTongue, loadFirstTongue, type Tongue } from '../interface/tongue.ts';
import type { Notices } from './notices.ts';

/** The language that the page speaks, as far as the first page and a game need it. */
export interface FirstLanguage {
  readonly tongue: Accessor<FirstTongue>;
  /** The texts of the interface that all views share. */
  readonly s: Accessor<FirstStrings>;
  /** What the rules say. */
  readonly words: Accessor<PlayWords>;
}

/** The same with all that dialogs and other views say. */
export interface LanguageState extends FirstLanguage {
  readonly tongue: Accessor<Tongue>;
  readonly s: Accessor<Strings>;
  readonly words: Accessor<Words>;
}

/** The language of the page, which grows once more of it is needed. */
export interface GrowingLanguage extends FirstLanguage {
  /** All of it; null as long as it has not been loaded. */
  readonly whole: () => LanguageState | null;
  /** Loads the rest, where it is not here yet. */
  readonly loadWhole: () => Promise<LanguageState>;
}

/** Speaks the language that is wanted as soon as it has been loaded, and goes on in the one before until then. */
export function createLanguage(
  first: FirstTongue,
  wanted: Accessor<Language>,
  { setNotice }: Pick<Notices, 'setNotice'>,
): GrowingLanguage {
  const [tongue, setTongue] = createSignal(first);
  const s = (): FirstStrings => tongue().strings;
  const words = (): PlayWords => tongue().words;
  let isWhole = false;
  setAddressLanguage(first.language);
  createEffect(
    on(wanted, async (language) => {
      if (language === tongue().language) return;
      try {
        const next = await loadFirstTongue(language);
        if (isWhole) await completeTongue(next);
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
  // The same functions: once it is whole, what they give has all that the types say.
  const all = { tongue, s, words } as unknown as LanguageState;
  return {
    ...{ tongue, s, words },
    whole: () => (isWhole ? all : null),
    async loadWhole() {
      // Another language may have come meanwhile.
      for (let now: FirstTongue | null = null; !isWhole; isWhole = now === tongue()) {
        now = tongue();
        await completeTongue(now);
      }
      return all;
    },
  };
}
