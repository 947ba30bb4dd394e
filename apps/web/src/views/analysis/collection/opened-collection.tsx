import { createEffect, createMemo, type JSX, on, Show, Suspense } from 'solid-js';
import type { Collection } from '../../../collection/collection.ts';
import { useLanguage, useNotices } from '../../../context.ts';
import { Waiting } from '../../../parts/waiting.tsx';
import { FileReport } from './file-report.tsx';
import { Filters } from './filters.tsx';
import { GameList } from './game-list.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useStrings } from './strings/strings.ts';

/** Screen readers hear of each quarter, not of each of the many steps between. */
const SAID_STEPS = 4;

/** A collection that is open: what is being done, what was read, what is looked for and found. */
export function OpenedCollection(props: { readonly collection: Collection }): JSX.Element {
  const s = useStrings();
  return (
    <>
      <h2 class="collection-name">{props.collection.names.join(', ')}</h2>
      <Progress collection={props.collection} />
      <Show when={props.collection.isLost()}>
        <p class="refusal" role="alert">
          {s().lost}
        </p>
      </Show>
      <Show when={props.collection.report()}>
        {(report) => (
          <>
            <FileReport collection={props.collection} report={report()} />
            <Show when={report().games > 0}>
              <Filters collection={props.collection} />
              <div class="collection-columns">
                <SearchPanel collection={props.collection} />
                {/* Its first games are on their way; the rest of the page stays meanwhile, and keeps the focus. */}
                <Suspense fallback={<Waiting />}>
                  <GameList collection={props.collection} />
                </Suspense>
              </div>
            </Show>
          </>
        )}
      </Show>
    </>
  );
}

/** How far reading or searching has come, and the way to stop it. */
function Progress(props: { readonly collection: Collection }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const said = (): string => {
    const now = props.collection.doing();
    if (!now) return '';
    if (now.what === 'keeping') return s().keeping;
    const { number } = language.words();
    const percent = new Intl.NumberFormat(language.tongue().language, { style: 'percent' }).format(now.share);
    return s()[now.what](percent, now.games, number(now.games));
  };
  const step = createMemo(() => Math.floor((props.collection.doing()?.share ?? 0) * SAID_STEPS));
  const what = createMemo(() => props.collection.doing()?.what ?? null);
  createEffect(on([step, what], () => what() && notices.announce(said())));
  return (
    <Show when={props.collection.doing()}>
      {(now) => (
        <div class="collection-progress">
          <p>{said()}</p>
          <div>
            <progress max={1} value={now().share} aria-label={said()} />
            <Show when={now().what !== 'keeping'}>
              <button type="button" class="button" onClick={() => props.collection.stop()}>
                {s().stop}
              </button>
            </Show>
          </div>
        </div>
      )}
    </Show>
  );
}
