import { MINUTE, SECOND, type TimeControl } from '@merellier/protocol';
import type { Side } from '@merellier/rules';
import { createEffect, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { clockText } from '../../online/clock-text.ts';
import { Segments } from '../../parts/segments.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { keepClock, keptClock } from '../../tournament/kept-clock.ts';
import {
  fellAt,
  pauseClock,
  pressClock,
  setTableClock,
  shownTable,
  type TableClock,
} from '../../tournament/table-clock.ts';
import { TABLE_CLOCKS } from '../../tournament/table-clocks.ts';
import { createNow } from './now.ts';
import { useStrings } from './strings/strings.ts';

const KINDS = ['increment', 'delay', 'bronstein'] as const;
type Kind = (typeof KINDS)[number];

/** Clocks that need no explanation; those of other kinds are set below, where each says what it does. */
const READY = Object.values(TABLE_CLOCKS).filter(({ kind }) => kind === 'increment');

/** A clock for a table: the time control is chosen, then two halves of the screen are the two sides. */
export function ClockPage(): JSX.Element {
  const s = useStrings();
  const [first, setFirst] = createSignal<TableClock | null>(keptClock());
  const leave = (): void => {
    keepClock(null);
    setFirst(null);
  };
  return (
    <Show when={first()} fallback={<ClockChoice choose={(control) => setFirst(setTableClock(control))} />} keyed>
      {(table) => <RunningClock first={table} leave={leave} label={s().clockTitle} />}
    </Show>
  );
}

function ClockChoice(props: { readonly choose: (control: TimeControl) => void }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const [minutes, setMinutes] = createSignal(10);
  const [seconds, setSeconds] = createSignal(0);
  const [kind, setKind] = createSignal<Kind>('increment');
  const own = (): TimeControl => {
    const initial = minutes() * MINUTE;
    const more = seconds() * SECOND;
    return kind() === 'increment'
      ? { kind: 'increment', initial, increment: more }
      : { kind: kind() as 'delay' | 'bronstein', initial, delay: more };
  };
  const number = (text: string, least: number, most: number, before: number): number => {
    const value = Math.round(Number(text));
    return text.trim() !== '' && value >= least && value <= most ? value : before;
  };
  return (
    <Sheet title={s().clockTitle} lead={s().clockHelp} wide>
      <div class="tour-columns">
        <section aria-label={s().clock}>
          <ul class="tour-clocks">
            <For each={READY}>
              {(time) => {
                const parts = (): readonly string[] =>
                  s()
                    .clockSaid(time)
                    .split(/\s(?=\+)/);
                return (
                  <li>
                    <button type="button" class="button" onClick={() => props.choose(time)}>
                      <span>{parts()[0]}</span> <small>{parts()[1]}</small>
                    </button>
                  </li>
                );
              }}
            </For>
          </ul>
        </section>
        <section>
          <h2>{s().clockOwn}</h2>
          <form
            class="tour-form"
            onSubmit={(event) => {
              event.preventDefault();
              props.choose(own());
            }}
          >
            <label class="labelled">
              <span>{s().clockMinutes}</span>
              <input
                class="number"
                type="number"
                min={1}
                max={600}
                value={minutes()}
                onChange={({ currentTarget }) => setMinutes(number(currentTarget.value, 1, 600, minutes()))}
              />
            </label>
            <label class="labelled">
              <span>{s().clockSeconds}</span>
              <input
                class="number"
                type="number"
                min={0}
                max={600}
                value={seconds()}
                onChange={({ currentTarget }) => setSeconds(number(currentTarget.value, 0, 600, seconds()))}
              />
            </label>
            <div>
              <Segments
                name="kind"
                title={s().clockKind}
                values={KINDS}
                labels={s().clockKinds}
                value={kind()}
                change={setKind}
              />
              <p class="faint">{s().clockKindHelp[kind()]}</p>
            </div>
            <div class="acts">
              <button type="submit" class="button primary">
                {s().clockSet}
              </button>
              <a class="button" href={addressOf('tournament')}>
                {language.s().sheets.tournament}
              </a>
            </div>
          </form>
        </section>
      </div>
    </Sheet>
  );
}

function RunningClock(props: {
  /** The clock as it was set, or as it stood before the page was reloaded. */
  readonly first: TableClock;
  readonly leave: () => void;
  readonly label: string;
}): JSX.Element {
  const s = useStrings();
  const [table, setTable] = createSignal<TableClock>(props.first);
  createEffect(() => keepClock(table()));
  const [isAsked, setAsked] = createSignal(false);
  const now = createNow(100);
  const current = (): TableClock => fellAt(table(), now());
  const left = (side: Side): string => clockText(shownTable(current(), now())[side]);
  let whole: HTMLElement | undefined;

  const press = (side: Side): void => void setTable(pressClock(fellAt(table(), Date.now()), side, Date.now()));
  const pause = (): void => void setTable(pauseClock(table(), Date.now()));

  function onKey(event: KeyboardEvent): void {
    const isButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
    if (event.key !== ' ' || (isButton && !(event.target as HTMLElement).closest('.tour-half'))) return;
    event.preventDefault();
    press(table().running ?? 'black');
  }
  onMount(() => {
    document.addEventListener('keydown', onKey);
    whole?.focus();
    // The screen stays on while the clock is shown, where the browser can.
    const lock = navigator.wakeLock?.request('screen').catch(() => null);
    onCleanup(() => {
      document.removeEventListener('keydown', onKey);
      void lock?.then((held) => held?.release());
    });
  });

  const half = (side: Side, name: string): JSX.Element => (
    <button
      type="button"
      class="tour-half"
      classList={{
        'tour-half-far': side === 'black',
        'tour-half-runs': current().running === side && current().paused === null,
        'tour-half-fallen': current().fallen === side,
      }}
      aria-label={s().clockPress(name, left(side))}
      onPointerDown={(event) => {
        event.preventDefault();
        press(side);
      }}
      onClick={(event) => event.detail === 0 && press(side)}
    >
      <span class="tour-time-left">{left(side)}</span>
      <span class="tour-half-said">
        {current().fallen === side
          ? s().clockUp
          : current().running === null
            ? s().clockBegin
            : s().clockTurns(current().turns[side])}
      </span>
    </button>
  );

  return (
    <main class="tour-clock" id="panel" tabindex="-1" ref={whole}>
      <h1 class="hidden">{props.label}</h1>
      {half('black', s().clockSides.far)}
      <div class="tour-clock-acts">
        <Show
          when={!isAsked()}
          fallback={
            <>
              <span>{s().clockResetAsk}</span>
              <button type="button" class="button" onClick={() => setAsked(false)}>
                {s().cancel}
              </button>
              <button
                type="button"
                class="button danger"
                onClick={() => {
                  setTable(setTableClock(table().control));
                  setAsked(false);
                }}
              >
                {s().clockReset}
              </button>
            </>
          }
        >
          <button type="button" class="button" aria-disabled={current().running === null} onClick={pause}>
            {current().paused === null ? s().clockPause : s().clockResume}
          </button>
          <button type="button" class="button" onClick={() => setAsked(true)}>
            {s().clockReset}
          </button>
          <button
            type="button"
            class="button"
            onClick={() =>
              void (document.fullscreenElement
                ? document.exitFullscreen()
                : whole?.requestFullscreen().catch(() => null))
            }
          >
            {s().clockFull}
          </button>
          <button type="button" class="button" onClick={() => props.leave()}>
            {s().clock}
          </button>
        </Show>
      </div>
      {half('white', s().clockSides.near)}
    </main>
  );
}
