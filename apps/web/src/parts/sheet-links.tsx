import { For, type JSX } from 'solid-js';
import { addressOf, SHEETS } from '../address/route.ts';
import { useLanguage, useNavigation } from '../context.ts';

/** The ways to all views but the board. */
export function SheetLinks(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  return (
    <nav class="sheet-links" aria-label={language.s().sheetsTitle}>
      <For each={SHEETS}>
        {(name) => (
          <a class="sheet-link" href={addressOf(name)} onClick={() => navigation.setDialog(null)}>
            {language.s().sheets[name]}
          </a>
        )}
      </For>
    </nav>
  );
}
