import {
  isFinished,
  isFlowing,
  lotOf,
  lotOfRound,
  matchPoints,
  type Pairing,
  playerOf,
  type Tournament,
} from '@merellier/tournament';
import { createMemo, For, type JSX, onMount, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { dateFormat } from '../../interface/date-format.ts';
import { LotBoard, LotSaid } from './lot-said.tsx';
import { createNow } from './now.ts';
import { pointsText } from './points-text.ts';
import { roundTitle } from './round-title.ts';
import { StandingsTable } from './standings-table.tsx';
import { useStrings } from './strings/strings.ts';
import { useTournament } from './tournament-context.ts';

/** What hangs on the wall: who plays where, who stands where, what time it is. It follows what is done in another window. */
export function WallPage(): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const open = useTournament();
  const now = createNow(1000);
  let title: HTMLHeadingElement | undefined;
  onMount(() => title?.focus({ preventScroll: true }));
  const nameOf = (id: number | null): string => (id === null ? '' : (playerOf(open.state(), id)?.name ?? ''));
  const round = () => open.state().rounds.at(-1);
  const shown = createMemo(() => pairingsOnWall(open.state()));
  const lot = () => lotOfRound(open.state(), round()?.pairings ?? []);
  const clock = (): string => {
    const { started, settings } = open.state();
    if (started !== null && 'minutes' in settings.format) {
      const left = Math.max(0, started + settings.format.minutes * 60_000 - now());
      return `${Math.floor(left / 60_000)}:${String(Math.floor((left % 60_000) / 1000)).padStart(2, '0')}`;
    }
    return s().wallTime(dateFormat(language.tongue().language, { timeStyle: 'short' }).format(now()));
  };
  return (
    <main class="tour-wall" id="panel" tabindex="-1">
      <header>
        <h1 tabindex="-1" ref={title}>
          {open.state().settings.name}
        </h1>
        <p class="tour-wall-clock">{clock()}</p>
      </header>
      <section>
        <h2>
          <Show when={round()} fallback={s().notStarted}>
            {(last) => (isFlowing(open.state().settings.format) ? s().wallNext : roundTitle(s(), open.state(), last()))}
          </Show>
        </h2>
        <LotSaid lot={lot()} />
        <LotBoard lot={lot()} />
        <ol>
          <For each={shown()} fallback={<li class="tour-wall-none">{s().wallNone}</li>}>
            {({ pairing, table }) => (
              <li>
                <span class="tour-table">{pairing.second === null ? '' : table}</span>
                <span>
                  <span class="tour-man" classList={{ 'tour-man-white': pairing.second !== null }} />{' '}
                  {nameOf(pairing.first)}
                </span>
                <span>
                  <Show
                    when={pairing.second !== null}
                    fallback={
                      <>
                        <span class="tour-man" /> {s().byeShort}
                      </>
                    }
                  >
                    <span class="tour-man tour-man-black" /> {nameOf(pairing.second)}
                  </Show>
                  <Show when={lot() === null}>
                    <LotSaid lot={lotOf(open.state(), pairing)} />
                  </Show>
                </span>
                <strong class="tour-wall-result">
                  {pairing.second !== null && isFinished(pairing)
                    ? matchPoints(open.state(), pairing).map(pointsText).join(' – ')
                    : ''}
                </strong>
              </li>
            )}
          </For>
        </ol>
      </section>
      <section>
        <h2>{s().standings}</h2>
        <StandingsTable most={16} plain />
      </section>
      <a class="sheet-link tour-wall-leave" href={addressOf('tournament', open.state().id)}>
        {s().leaveWall}
      </a>
    </main>
  );
}

/** The pairings of the last round; in an arena, those that are being played. */
function pairingsOnWall({
  rounds,
  settings,
}: Tournament): readonly { readonly pairing: Pairing; readonly table: number }[] {
  const isArena = isFlowing(settings.format);
  return (isArena ? rounds : rounds.slice(-1)).flatMap(({ pairings }) =>
    pairings.flatMap((pairing, i) => (isArena && isFinished(pairing) ? [] : [{ pairing, table: i + 1 }])),
  );
}
