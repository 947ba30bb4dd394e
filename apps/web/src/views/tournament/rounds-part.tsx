import {
  type ChangedRound,
  consequencesOf,
  eventsOf,
  freePlayers,
  type GameResult,
  isFinished,
  isFlowing,
  isPairedOut,
  kingOf,
  lotOfRound,
  openTables,
  playerOf,
  queueOf,
  type Round,
} from '@merellier/tournament';
import { createEffect, createMemo, createSignal, For, Index, type JSX, on, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useNotices } from '../../context.ts';
import { ByHand } from './by-hand.tsx';
import { watchDoubleClicks } from './double-click.ts';
import { useListed } from './listed.ts';
import { LotSaid } from './lot-said.tsx';
import { createNow } from './now.ts';
import { PairingRow } from './pairing-row.tsx';
import { pointsOf } from './points-text.ts';
import { RoundLine } from './round-line.tsx';
import { roundTitle } from './round-title.ts';
import { StandingsTable } from './standings-table.tsx';
import { useStrings } from './strings/strings.ts';
import { useTournament } from './tournament-context.ts';

/** The rounds, one of them open with its pairings and results, and the standings beside them. */
export function RoundsPart(): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const rounds = () => open.state().rounds;
  const [chosen, setChosen] = createSignal<number | null>(null);
  const count = createMemo(() => rounds().length);
  createEffect(on(count, () => setChosen(null), { defer: true }));
  /** The numbers of all rounds but the last, the latest first. */
  const earlier = () => Array.from({ length: Math.max(0, count() - 1) }, (_, i) => count() - 1 - i);
  const shown = createMemo((): Round | undefined => rounds()[(chosen() ?? rounds().length) - 1] ?? rounds().at(-1));
  return (
    <>
      <Show when={rounds().length > 0 && !isFlowing(open.state().settings.format)}>
        <RoundLine shown={shown()?.number ?? 0} choose={setChosen} />
      </Show>
      <div class="tour-columns">
        <section class="tour-round" aria-labelledby="tour-round-title">
          <NextStep choose={setChosen} />
          <Show when={shown()} keyed={false}>
            {(round) => <RoundPairings round={round()} />}
          </Show>
          <Show when={isFlowing(open.state().settings.format)}>
            <For each={earlier()}>
              {(number) => <Show when={rounds()[number - 1]}>{(round) => <RoundPairings round={round()} />}</Show>}
            </For>
          </Show>
        </section>
        <Show when={open.state().players.length > 0}>
          <div class="tour-standings">
            <h2>{s().standings}</h2>
            <StandingsTable most={12} />
            <a class="sheet-link" href={addressOf('tournament', open.state().id, 'standings')}>
              {s().whole}
            </a>
          </div>
        </Show>
      </div>
    </>
  );
}

/** What is to be done next, in one button, and what keeps it from being done. */
function NextStep(props: { readonly choose: (round: number) => void }): JSX.Element {
  const s = useStrings();
  const listed = useListed();
  const open = useTournament();
  const notices = useNotices();
  const now = createNow(1000);
  const state = open.state;
  const format = () => state().settings.format;
  const nameOf = (id: number): string => playerOf(state(), id)?.name ?? '';
  const isOver = (): boolean => state().rounds.length > 0 && isPairedOut(state());
  const left = (): number | null => {
    const { started } = state();
    const now_ = now();
    const of = format();
    return started !== null && 'minutes' in of ? started + of.minutes * 60_000 - now_ : null;
  };
  const label = (): string => {
    if (state().rounds.length === 0) return s().start;
    if (format().kind === 'arena') return s().pairFree;
    if (format().kind === 'hill') return s().nextGame;
    return s().pair(state().rounds.length + 1);
  };
  function pair(): void {
    if (!open.run({ kind: 'pair', now: Date.now() })) return;
    notices.announce(s().round(state().rounds.length));
    document.getElementById('tour-round-title')?.focus();
  }
  const clock = (ms: number): string =>
    `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`;
  const missing = (): number => openTables(state()).length;
  /** Whether results have to come before the next round can be paired. */
  const isWaiting = (): boolean => missing() > 0 && state().rounds.length > 0 && !isFlowing(format());
  /** The rounds in which results are missing, each once. */
  const openRounds = (): readonly number[] => [...new Set(openTables(state()).map(({ round }) => round))];
  /** Whether nothing is missing but in the last round. */
  const isHere = (round: number): boolean => round === state().rounds.length && openRounds().length === 1;
  const firstTable = (): number => (openTables(state())[0]?.table ?? 0) + 1;
  function goTo(round: number): void {
    props.choose(round);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.tour-open button')?.focus());
  }
  return (
    <div class="tour-next">
      <Show when={left() !== null}>
        <p class="tour-time">{(left() ?? 0) > 0 ? s().timeLeft(clock(left() ?? 0)) : s().timeUp}</p>
      </Show>
      <Show when={format().kind === 'hill' && state().rounds.length > 0}>
        <p>{s().king(nameOf(kingOf(state()) ?? 0))}</p>
        <p class="faint">
          {queueOf(state()).length > 0 ? s().queue(listed(queueOf(state()).map(nameOf))) : s().noQueue}
        </p>
      </Show>
      <Show when={format().kind === 'arena' && state().rounds.length > 0}>
        <p class="faint">
          {freePlayers(state()).length > 0 ? s().free(listed(freePlayers(state()).map(nameOf))) : s().noneFree}
        </p>
      </Show>
      <Show when={state().rounds.length > 0 && !state().closed}>
        {/* As high with its links as without: the rows below stay where they are. */}
        <div class="tour-missing">
          <p class="faint" role="status">
            {s().missing(missing())}
          </p>
          <Show when={!isFlowing(format())}>
            <For each={openRounds()}>
              {(round) => (
                <button type="button" class="link" onClick={() => goTo(round)}>
                  {isHere(round) ? s().missingAt(firstTable()) : s().missingIn(round)}
                </button>
              )}
            </For>
          </Show>
        </div>
      </Show>
      <Show
        when={!state().closed}
        fallback={
          <>
            <p>{s().closedSaid}</p>
            <button type="button" class="button" onClick={() => open.run({ kind: 'reopen' })}>
              {s().reopen}
            </button>
          </>
        }
      >
        <Show when={state().players.length > 1} fallback={<ToPlayers />}>
          <Show
            when={!isOver()}
            fallback={
              <Show when={missing() === 0}>
                <p>{s().finished}</p>
                <button type="button" class="button primary" onClick={() => open.run({ kind: 'close' })}>
                  {s().close}
                </button>
              </Show>
            }
          >
            <Show when={format().kind !== 'ladder'} fallback={<p>{s().ladderHelp}</p>}>
              <button
                type="button"
                class="button"
                classList={{ primary: !isWaiting() }}
                aria-disabled={isWaiting()}
                onClick={() => !isWaiting() && pair()}
              >
                {label()}
              </button>
            </Show>
            <Show when={!isFlowing(format()) || format().kind === 'ladder'}>
              <ByHand pair={(draws) => open.run({ kind: 'pair', now: Date.now(), draws })} />
            </Show>
          </Show>
        </Show>
      </Show>
    </div>
  );
}

function ToPlayers(): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  return (
    <>
      <p>{s().needPlayers}</p>
      <a class="button primary" href={addressOf('tournament', open.state().id, 'players')}>
        {s().parts.players}
      </a>
    </>
  );
}

/** One round: its pairings with their results, and what a correction would have changed. */
function RoundPairings(props: { readonly round: Round }): JSX.Element {
  const s = useStrings();
  const listed = useListed();
  const open = useTournament();
  const notices = useNotices();
  const [changed, setChanged] = createSignal<readonly ChangedRound[]>([]);
  const [isAsked, setAsked] = createSignal(false);
  const nameOf = (id: number | null): string => (id === null ? s().nobody : (playerOf(open.state(), id)?.name ?? ''));
  const isLast = (): boolean => props.round.number === open.state().rounds.length;
  const isEcho = watchDoubleClicks();

  function give(table: number, game: number, result: GameResult | null): void {
    const command = { kind: 'result', round: props.round.number, table, game, result } as const;
    const before = eventsOf(open.log());
    if (!open.run(command)) return;
    setChanged(isLast() ? [] : consequencesOf(before, { ...command, kind: 'resulted' }));
    const pairing = open.state().rounds[props.round.number - 1]?.pairings[table];
    if (!pairing || pairing.second === null) return;
    const names = [nameOf(pairing.first), nameOf(pairing.second)] as const;
    notices.announce(
      result === null ? s().resultBack(...names) : s().resultSaid(...names, pointsOf(open.state(), result)),
    );
  }

  return (
    <>
      <h2 id={isLast() ? 'tour-round-title' : undefined} tabindex="-1">
        {roundTitle(s(), open.state(), props.round)}
      </h2>
      <LotSaid lot={lotOfRound(open.state(), props.round.pairings)} />
      <Show when={changed().length > 0}>
        <div class="notice" role="alert">
          <p>{s().changedTitle}</p>
          <ul>
            <For each={changed()}>
              {({ round, instead }) => (
                <li>
                  {s().changedRound(
                    round,
                    listed(instead.map(({ first, second }) => `${nameOf(first)} – ${nameOf(second)}`)),
                  )}
                </li>
              )}
            </For>
          </ul>
          <p>{s().changedHelp}</p>
        </div>
      </Show>
      <ol class="tour-pairings">
        {/* By their places: a result must not take the focus from the button that gave it. */}
        <Index each={props.round.pairings}>
          {(pairing, table) => (
            <PairingRow
              pairing={pairing()}
              table={table}
              round={props.round.number}
              give={(game, result) => give(table, game, result)}
              isEcho={isEcho}
            />
          )}
        </Index>
      </ol>
      <Show when={isLast() && openTables(open.state()).length > 0}>
        <p>
          <a class="sheet-link" href={addressOf('tournament', 'scan')}>
            {s().scanner}
          </a>
        </p>
      </Show>
      <Show when={isLast() && !open.state().closed}>
        <Show
          when={isAsked()}
          fallback={
            <button
              type="button"
              class="link danger"
              onClick={() =>
                props.round.pairings.some((each) => !isFinished(each) || each.games.length > 0)
                  ? setAsked(true)
                  : open.run({ kind: 'unpair' })
              }
            >
              {s().unpair}
            </button>
          }
        >
          <p role="status">{s().unpairAsk(props.round.number)}</p>
          <div class="acts">
            <button type="button" class="button" onClick={() => setAsked(false)}>
              {s().keep}
            </button>
            <button type="button" class="button danger" onClick={() => open.run({ kind: 'unpair' })}>
              {s().unpair}
            </button>
          </div>
        </Show>
      </Show>
    </>
  );
}
