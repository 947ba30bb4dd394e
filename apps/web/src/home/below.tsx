import { createSignal, For, type JSX, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { addressOf } from '../address/route.ts';
import { atLeisure } from '../browser/at-leisure.ts';
import { useFirstLanguage } from '../context.ts';
import { LanguageChoice } from '../parts/language-choice.tsx';
import { later } from '../parts/later.tsx';
import { Waiting } from '../parts/waiting.tsx';

const Shelf = later(async () => (await import('./shelf.tsx')).Shelf);

const SHEETS = ['manual', 'class', 'tournament', 'games', 'print', 'settings'] as const;

/**
 * Below the first page's board: all games on their shelves, and the ways to the other pages. The shelves are drawn once one
 * comes near them, or with keys, which would go past them; for a screen reader, which scrolls nothing, after a while.
 */
export function Below(): JSX.Element {
  const { s } = useFirstLanguage();
  const [isNear, setNear] = createSignal(false);
  let place: HTMLElement | undefined;
  onMount(() => {
    // Several changes may come at once, and the first of them be that it is still far.
    const watch = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    if (place) watch.observe(place);
    const draw = (): void => void setNear(true);
    addEventListener('keydown', draw, { once: true });
    atLeisure(draw);
    onCleanup(() => {
      watch.disconnect();
      removeEventListener('keydown', draw);
    });
  });
  return (
    <>
      <section class="shelves" id="games" aria-labelledby="games-title" ref={place}>
        <h2 id="games-title" class="hidden">
          {s().allRules}
        </h2>
        <Show when={isNear()}>
          <Suspense fallback={<Waiting />}>
            <Shelf />
          </Suspense>
        </Show>
      </section>
      <footer class="foot">
        <For each={SHEETS}>{(view) => <a href={addressOf(view)}>{s().sheets[view]}</a>}</For>
        <a href={addressOf('learn', 'openings')}>{s().drawOpening}</a>
        <a href={addressOf('learn', 'compare')}>{s().compareRules}</a>
        <a href={addressOf('manual', 'programs')}>{s().forProgrammers}</a>
        <LanguageChoice />
      </footer>
    </>
  );
}
