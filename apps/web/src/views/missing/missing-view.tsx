import { For, type JSX } from 'solid-js';
import { addressOf, type SheetProps } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { Shelf } from '../../home/shelf.tsx';
import { Sheet } from '../../parts/sheet.tsx';

/** What is said where an address leads nowhere, and the ways from there: to other pages, and to every game. */
export function MissingView(_: SheetProps): JSX.Element {
  const { s } = useLanguage();
  return (
    <Sheet title={s().sheets.missing} lead={s().noSuchView} wide>
      <nav class="acts" aria-label={s().sheetsTitle}>
        <a class="button primary" href={addressOf('start')}>
          {s().ways.start}
        </a>
        <For each={['learn', 'games'] as const}>
          {(view) => (
            <a class="button" href={addressOf(view)}>
              {s().sheets[view]}
            </a>
          )}
        </For>
      </nav>
      <section class="shelves" aria-label={s().allRules}>
        <h2 class="hidden">{s().allRules}</h2>
        <Shelf />
      </section>
    </Sheet>
  );
}
