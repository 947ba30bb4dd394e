import {
  GAME_RESULTS,
  type GameResult,
  isFlowing,
  isPairedOut,
  LONGEST_NAME,
  mostSwissRounds,
  playerOf,
} from '@merellier/tournament';
import { endsShort, isBusy, stageOf } from '@merellier/tournament/online';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { ByHand } from '../by-hand.tsx';
import { useStrings as useTournamentStrings } from '../strings/strings.ts';
import { TableExports } from '../table-exports.tsx';
import { givesTo, useFollowed } from './followed.ts';
import { roomPlaces } from './room-places.ts';
import { useStrings } from './strings/strings.ts';

/** What the organiser does: begins, pairs, pauses, ends; players in the room and their results. */
export function OrganisePart(): JSX.Element {
  const s = useStrings();
  const { state, ask } = useFollowed();
  const [asksEnd, setAsksEnd] = createSignal(false);
  const stage = () => stageOf(state());
  const format = () => state().settings.plan.format;
  /** Whether there is anybody to be paired: before that, nothing can begin. */
  const hasPlayers = (): boolean => stage() === 'running' || state().tournament.players.length > 1;
  const round = (): number => state().tournament.rounds.length + 1;
  const canPair = (): boolean =>
    stage() === 'announced' ||
    (stage() === 'running' && !isBusy(state()) && !isPairedOut(state().tournament) && !givesTo(state()));
  /** How many players there are, where they are too few for the rounds that are planned. */
  const tooFew = (): number | null => {
    const shape = format();
    const players = state().tournament.players.length;
    if (stage() !== 'announced' || shape.kind !== 'swiss' || players < 2) return null;
    return shape.rounds > mostSwissRounds(players) ? players : null;
  };
  return (
    <section class="tour-organise" aria-labelledby="tour-organise">
      <h2 id="tour-organise">{s().organise}</h2>
      <Show when={stage() !== 'over'}>
        <Show when={tooFew()}>{(players) => <p>{s().fewRounds(players(), mostSwissRounds(players()))}</p>}</Show>
        <div class="acts">
          <Show when={canPair() && hasPlayers() && !isFlowing(format()) && !endsShort(state())}>
            <button type="button" class="button primary" onClick={() => void ask({ kind: 'pair' })}>
              {stage() === 'announced' ? s().start : s().pair(round())}
            </button>
          </Show>
          <Show when={hasPlayers() && isFlowing(format()) && format().kind !== 'ladder'}>
            <button type="button" class="button" onClick={() => void ask({ kind: 'pair' })}>
              {stage() === 'announced' ? s().start : s().pairNow}
            </button>
          </Show>
          <Show when={stage() === 'running' || state().paused || state().settings.startsAt !== null}>
            <button
              type="button"
              class="button"
              onClick={() => void ask({ kind: state().paused ? 'resume' : 'pause' })}
            >
              {state().paused ? s().resume : s().hold}
            </button>
          </Show>
          <Show
            when={asksEnd()}
            fallback={
              <button type="button" class="link danger" onClick={() => setAsksEnd(true)}>
                {s().close}
              </button>
            }
          >
            <p role="status">{s().closeAsk}</p>
            <button type="button" class="button" onClick={() => setAsksEnd(false)}>
              {s().goOn}
            </button>
            <button type="button" class="button danger" onClick={() => void ask({ kind: 'close' })}>
              {s().close}
            </button>
          </Show>
        </div>
        <Show
          when={
            format().kind === 'ladder' ||
            (hasPlayers() && canPair() && !isFlowing(format()) && format().kind !== 'simultaneous')
          }
        >
          <ByHand pair={(draws) => ask({ kind: 'pair', draws })} />
        </Show>
        <Show when={stage() === 'announced'}>
          <Rename />
        </Show>
        <RoomPlayers />
      </Show>
      <RoomResults />
      <Remove />
      <Show when={state().tournament.rounds.length > 0}>
        <div class="acts tour-exports">
          <TableExports tournament={state().tournament} />
        </div>
      </Show>
    </section>
  );
}

/** Gives the tournament another name, as long as it has not begun. */
function Rename(): JSX.Element {
  const s = useStrings();
  const tournament = useTournamentStrings();
  const { state, ask, setRefusal } = useFollowed();
  const [name, setName] = createSignal<string | null>(null);
  const [open, setOpen] = createSignal(false);
  const called = (): string => state().settings.plan.name;
  return (
    <details open={open()} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{s().renameTitle}</summary>
      <form
        class="tour-join"
        onSubmit={(event) => {
          event.preventDefault();
          const { settings } = state();
          const plan = { ...settings.plan, name: name() ?? called() };
          if (plan.name.trim() === '') return setRefusal({ reason: 'no-name' });
          void ask({ kind: 'rearrange', settings: { ...settings, plan } }).then((done) => {
            if (!done) return;
            setName(null);
            setOpen(false);
          });
        }}
      >
        <label>
          <span>{tournament().name}</span>
          <input
            class="select"
            maxLength={LONGEST_NAME}
            autocomplete="off"
            value={name() ?? called()}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {s().renameShort}
        </button>
      </form>
    </details>
  );
}

/** Adds a player who sits at a board in the room. */
function RoomPlayers(): JSX.Element {
  const s = useStrings();
  const { ask } = useFollowed();
  const [name, setName] = createSignal('');
  return (
    <details>
      <summary>{s().inRoomTitle}</summary>
      <p class="faint">{s().inRoomHelp}</p>
      <form
        class="tour-join"
        onSubmit={(event) => {
          event.preventDefault();
          const entrant = { name: name(), team: null, ageClass: null, strength: null };
          void ask({ kind: 'enter', entrants: [entrant] }).then((done) => done && setName(''));
        }}
      >
        <label>
          <span>{s().inRoomName}</span>
          <input
            class="select"
            maxLength={60}
            autocomplete="off"
            value={name()}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {s().add}
        </button>
      </form>
    </details>
  );
}

/** The results of boards in the room, and those to be corrected. */
function RoomResults(): JSX.Element {
  const s = useStrings();
  const { state, ask } = useFollowed();
  const tournament = useTournamentStrings();
  const nameOf = (player: number | null): string => playerOf(state().tournament, player ?? 0)?.name ?? '';
  const labelOf = (result: GameResult, first: string, second: string): string => {
    const words = s().results;
    const absent = tournament();
    return {
      ...{ first: words.first(first), draw: words.draw, second: words.second('', second) },
      ...{ 'second-absent': absent.absentWhich(second), 'first-absent': absent.absentWhich(first) },
      'both-absent': absent.bothAbsent,
    }[result];
  };
  return (
    <ul class="tour-hand">
      <For each={roomPlaces(state())}>
        {({ pairing, round, table, game }) => (
          <li>
            <label>
              <span>{s().result(nameOf(pairing.first), nameOf(pairing.second))}</span>
              <select
                class="select"
                value={pairing.games[game] ?? ''}
                onChange={({ currentTarget }) => {
                  const result = GAME_RESULTS.find((each) => each === currentTarget.value);
                  if (result) void ask({ kind: 'result', round, table, game, result });
                }}
              >
                <option value="">{s().noResult}</option>
                <For each={GAME_RESULTS}>
                  {(result) => (
                    <option value={result}>{labelOf(result, nameOf(pairing.first), nameOf(pairing.second))}</option>
                  )}
                </For>
              </select>
            </label>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Sends somebody away, after asking once more. */
function Remove(): JSX.Element {
  const s = useStrings();
  const { state, ask } = useFollowed();
  const [asked, setAsked] = createSignal<number | null>(null);
  const players = () => state().tournament.players.filter(({ id, withdrawn }) => !withdrawn && id !== givesTo(state()));
  return (
    <Show when={stageOf(state()) !== 'over' && players().length > 0}>
      <details>
        <summary>{s().removeTitle}</summary>
        <ul class="tour-hand">
          <For each={players()}>
            {({ id, name }) => (
              <li>
                <span>{name}</span>
                <Show
                  when={asked() === id}
                  fallback={
                    <button
                      type="button"
                      class="link danger"
                      aria-label={s().remove(name)}
                      onClick={() => setAsked(id)}
                    >
                      {s().removeShort}
                    </button>
                  }
                >
                  <span role="status">{s().removeAsk(name)}</span>
                  <button type="button" class="button" onClick={() => setAsked(null)}>
                    {s().goOn}
                  </button>
                  <button
                    type="button"
                    class="button danger"
                    onClick={() => void ask({ kind: 'remove', player: id }).then(() => setAsked(null))}
                  >
                    {s().removeShort}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
}
