import { For, type JSX } from 'solid-js';
import { addressOf, SHEETS } from '../address/route.ts';
import { useApp } from '../context.ts';

/** The ways to all views but the board. */
export function SheetLinks(): JSX.Element {
  const app = useApp();
  return (
    <nav class="sheet-links" aria-label={app.s().sheetsTitle}>
      <For each={SHEETS}>
        {(name) => (
          <a class="sheet-link" href={addressOf(name)} onClick={() => app.setDialog(null)}>
            {app.s().sheets[name]}
          </a>
        )}
      </For>
    </nav>
  );
}
