import { isFinished, isFlowing, playerOf, type Tournament } from '@merellier/tournament';
import { createMemo, For, type JSX, onMount, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { createNow } from './now.ts';
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
  const waiting = createMemo(() => toPlay(open.state()));
  const clock = (): string => {
    const { started, settings } = open.state();
    if (started !== null && 'minutes' in settings.format) {
      const left = Math.max(0, started + settings.format.minutes * 60_000 - now());
      return `${Math.floor(left / 60_000)}:${String(Math.floor((left % 60_000) / 1000)).padStart(2, '0')}`;
    }
    return new Intl.DateTimeFormat(language.tongue().language, { timeStyle: 'short' }).format(now());
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
        <ol>
          <For each={waiting()} fallback={<li>{s().wallNone}</li>}>
            {({ first, second, table }) => (
              <li>
                <span class="tour-table">{table}</span>
                <span>
                  <span class="tour-man tour-man-white" /> {nameOf(first)}
                </span>
                <span>
                  <span class="tour-man tour-man-black" /> {nameOf(second)}
                </span>
              </li>
            )}
          </For>
        </ol>
      </section>
      <section>
        <h2>{s().standings}</h2>
        <StandingsTable most={16} />
      </section>
      <a class="sheet-link tour-wall-leave" href={addressOf('tournament', open.state().id)}>
        {s().leaveWall}
      </a>
    </main>
  );
}

/** Pairings without all results: those of the last round, or in an arena all that are being played. */
function toPlay({ rounds, settings }: Tournament): readonly { first: number; second: number | null; table: number }[] {
  const shown = isFlowing(settings.format) ? rounds : rounds.slice(-1);
  return shown.flatMap(({ pairings }) =>
    pairings.flatMap((pairing, i) => (isFinished(pairing) ? [] : [{ ...pairing, table: i + 1 }])),
  );
}
