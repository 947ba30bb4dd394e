import { endOfLine, goTo, pathTo } from '@merellier/rules';
import { createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { Collection } from '../../../collection/collection.ts';
import type { GameRow } from '../../../collection/messages.ts';
import { useBoards, useLanguage, useNotices, useSettings } from '../../../context.ts';
import { dateFormat } from '../../../interface/date-format.ts';
import { Step } from '../../../parts/step.tsx';
import { useStrings } from './strings/strings.ts';

/** So many games are fetched and shown at once. */
const PAGE = 20;
/** So many are put among one’s own games at once: the list of those is shown as a whole. */
const MOST_KEPT = 500;

/** The games that were found, page by page: only what is seen is read from the file. */
export function GameList(props: { readonly collection: Collection }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const settings = useSettings();
  const s = useStrings();
  const number = (count: number): string => language.words().number(count);
  const [told, setTold] = createSignal('');
  const count = (): number => props.collection.list().count;
  const pages = (): number => Math.max(1, Math.ceil(count() / PAGE));
  const from = (): number => Math.min(props.collection.page(), pages() - 1) * PAGE;
  const to = (): number => Math.min(count(), from() + PAGE);
  // While a search goes on, more of it is fetched only as long as the page is not full.
  const asked = createMemo(() => `${props.collection.list().request} ${from()} ${to()}`);
  const [rows] = createResource(asked, () => props.collection.rows(from(), to() - from()));

  let title: HTMLHeadingElement | undefined;
  function turnTo(page: number): void {
    props.collection.setPage(page);
    notices.announce(s().shown(number(from() + 1), number(to()), number(count())));
    title?.scrollIntoView({ block: 'start' });
  }
  const page = (): number => from() / PAGE;

  async function keep(game: number | null): Promise<void> {
    const kept = await props.collection.keep(game, settings.current().level);
    if (kept.kind === 'failed') return void setTold(kept.why === 'store' ? s().notKept : s().gone);
    const added = kept.kept > 0 ? [s().kept(kept.kept, number(kept.kept))] : [];
    const there = kept.known > 0 ? [s().known(kept.known, number(kept.known))] : [];
    setTold([...added, ...there].join(' '));
  }

  return (
    <section class="collection-list" aria-labelledby="collection-list">
      <h2 id="collection-list" ref={title}>
        {s().list}
      </h2>
      <p class="faint" role="status">
        {props.collection.list().isWhole ? s().found(count(), number(count())) : ''}
      </p>
      <Show when={rows.latest !== null} fallback={<p class="refusal">{s().gone}</p>}>
        <ol class="collection-rows" start={from() + 1}>
          <For each={rows.latest ?? []}>
            {(row) => <Row collection={props.collection} row={row} keep={() => void keep(row.game)} told={setTold} />}
          </For>
        </ol>
      </Show>
      <Show when={count() > PAGE}>
        <nav class="collection-pages" aria-label={s().pages}>
          <Step icon="first" label={s().first} to={page() > 0 ? 0 : null} run={turnTo} />
          <Step icon="left" label={s().previous} to={page() > 0 ? page() - 1 : null} run={turnTo} />
          <span class="faint">{s().shown(number(from() + 1), number(to()), number(count()))}</span>
          <Step icon="right" label={s().next} to={page() < pages() - 1 ? page() + 1 : null} run={turnTo} />
          <Step icon="last" label={s().last} to={page() < pages() - 1 ? pages() - 1 : null} run={turnTo} />
        </nav>
      </Show>
      <p role="status">{told()}</p>
      <Show when={count() > 0 && props.collection.list().isWhole}>
        <Show when={count() <= MOST_KEPT} fallback={<p class="faint">{s().keepLess(number(MOST_KEPT))}</p>}>
          <button type="button" class="button" onClick={() => void keep(null)}>
            {s().keepList(count(), number(count()))}
          </button>
        </Show>
      </Show>
    </section>
  );
}

/** One game: who played, how it went, where it stands; and the ways to look at it and to keep it. */
function Row(props: {
  readonly collection: Collection;
  readonly row: GameRow;
  readonly keep: () => void;
  readonly told: (text: string) => void;
}): JSX.Element {
  const language = useLanguage();
  const boards = useBoards();
  const s = useStrings();
  const number = (count: number): string => language.words().number(count);
  const row = (): GameRow => props.row;
  const who = (): string => {
    const { white, black } = row();
    return white === '' && black === '' ? s().noName : `${white || s().noName} – ${black || s().noName}`;
  };
  const place = (): string => {
    const { names } = props.collection;
    return language.s().gamesTold.gameOf(names.length > 1 ? (names[row().file] ?? '') : null, number(row().number));
  };
  const which = (): string => `${who()}, ${place()}`;
  const rules = (): string => {
    const known = props.collection.rules().find(({ index }) => index === row().rules);
    return known ? language.words().rulesName(known.rules) : '';
  };
  const lines = (): readonly string[] => {
    const { result, turns, event, date, turn, line } = row();
    return [
      [rules(), s().resultSaid[result], s().turns(turns, number(turns))].join(' · '),
      [event, daySaid(date), place(), language.s().gamesTold.line(number(line))]
        .filter((text) => text !== '')
        .join(' · '),
      ...(turn === null ? [] : [s().foundAt(turn, number(turn))]),
    ];
  };

  /** A day in the reader’s way; half a date as the file has it. */
  function daySaid(date: string): string {
    const [, year, month, day] = /^(\d{4})[.-](\d\d)[.-](\d\d)$/.exec(date) ?? [];
    const time = new Date(Number(year), Number(month) - 1, Number(day));
    if (Number.isNaN(time.getTime())) return date;
    return dateFormat(language.tongue().language, { dateStyle: 'medium' }).format(time);
  }

  async function analyse(): Promise<void> {
    const game = await props.collection.game(row().game);
    if (!game) return props.told(s().gone);
    const path = pathTo(game, endOfLine(game));
    // Where it has what was looked for: the position, or the end of the opening.
    const depth = row().turn ?? (props.collection.wanted().opening.length || null);
    boards.analyse(depth === null ? game : goTo(game, path[depth] ?? 0));
  }

  return (
    <li>
      <div>
        <button
          type="button"
          class="collection-game"
          aria-label={s().analyseWhich(which())}
          onClick={() => void analyse()}
        >
          {who()}
        </button>
        <For each={lines()}>{(text) => <p class="card-line">{text}</p>}</For>
      </div>
      <button type="button" class="link" aria-label={s().keepWhich(which())} onClick={() => props.keep()}>
        {s().keep}
      </button>
    </li>
  );
}
