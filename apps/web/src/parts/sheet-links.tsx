import { For, type JSX } from 'solid-js';
import { useApp } from '../context.ts';
import { addressOf, SHEETS } from '../route.ts';

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
