import { For, type JSX } from 'solid-js';
import { addressOf, SHEETS } from '../address/route.ts';
import { useLanguage, useNavigation } from '../context.ts';
import { WAYS } from '../frame/ways.ts';
import { BESIDE, createMedia } from './media.ts';

/** The ways to all views but the board; where the header shows some of them, to the others. */
export function SheetLinks(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const wide = createMedia(BESIDE);
  const shown = () => SHEETS.filter((name) => !wide() || WAYS.every(({ to }) => to !== name));
  return (
    <nav class="sheet-links" aria-label={language.s().sheetsTitle}>
      <For each={shown()}>
        {(name) => (
          <a class="sheet-link" href={addressOf(name)} onClick={() => navigation.setDialog(null)}>
            {language.s().sheets[name]}
          </a>
        )}
      </For>
    </nav>
  );
}
