import type { Language } from '@merellier/words';
import { type Accessor, createContext, createResource, type JSX, Show, useContext } from 'solid-js';
import { addressLanguage } from '../address/route.ts';
import { useLanguage } from '../context.ts';

/** Where a view's own texts come from, language by language. */
export type StringsLoader<T> = Readonly<Record<Language, () => Promise<T>>>;

/** The texts of a view: `Strings` goes around the view, and within it `useStrings` gives them. */
export interface ViewStrings<T> {
  readonly Strings: (props: { readonly children: JSX.Element }) => JSX.Element;
  readonly useStrings: () => Accessor<T>;
  /** Asks for them before the view has come, in the language of the page; what goes wrong is told by `Strings`. */
  readonly preload: () => void;
}

/**
 * The texts of a view in the language of the page: loaded with the view, in one language and no other. Until they are there
 * nothing of the view is shown; when the language changes, the old ones stay until the new have come.
 */
export function viewStrings<T extends object>(load: StringsLoader<T>): ViewStrings<T> {
  const Context = createContext<Accessor<T>>();
  return {
    Strings(props) {
      const language = useLanguage();
      const [strings] = createResource(
        () => language.tongue().language,
        (language) => load[language](),
      );
      return (
        <Show when={strings.latest}>
          <Context.Provider value={() => strings.latest as T}>{props.children}</Context.Provider>
        </Show>
      );
    },
    useStrings() {
      const strings = useContext(Context);
      if (!strings) throw new Error('useStrings is called outside its view');
      return strings;
    },
    preload: () => void load[addressLanguage()]().catch(() => {}),
  };
}
