import { GAME_RESULTS, type GameResult, playerOf, whiteOf } from '@merellier/tournament';
import { createResource, createSignal, For, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { LinkCode } from '../../parts/link-code.tsx';
import { type AnnouncedGame, announcedPairing, announceLink, readAnnounced } from './announce-link.ts';
import { loadTournament, openTournament } from './open-tournament.ts';
import { pointsOf } from './points-text.ts';
import { useStrings } from './strings/strings.ts';
import { TournamentContext, useTournament } from './tournament-context.ts';

const COLOURS = ['white', 'draw', 'black'] as const;

/**
 * What the code of a score sheet asks for. On the device that runs the tournament the result is taken; on a player's own, the result is
 * chosen and becomes a code, which that device scans. `rest` is what its address says: tournament, game, and the result if there is one.
 */
export function AnnouncedResult(props: { readonly rest: readonly string[] }): JSX.Element {
  const s = useStrings();
  const id = (): string => props.rest[0] ?? '';
  const [loaded] = createResource(id, (wanted) => loadTournament(wanted).catch(() => 'missing' as const));
  const log = () => {
    const now = loaded();
    return now && typeof now !== 'string' ? now : null;
  };
  const problem = () => {
    const now = loaded();
    return typeof now === 'string' ? now : null;
  };
  const given = (): GameResult | null => GAME_RESULTS.find((each) => each === props.rest[2]) ?? null;
  return (
    <Switch>
      <Match when={log()} keyed>
        {(now) => (
          <TournamentContext.Provider value={openTournament(id(), now)}>
            <Take word={props.rest[1]} given={given()} />
          </TournamentContext.Provider>
        )}
      </Match>
      <Match when={problem() === 'missing' && !given() && readAnnounced(props.rest[1])}>
        {(game) => <HandOver id={id()} game={game()} />}
      </Match>
      <Match when={problem()}>
        {(problem) => <Fault text={problem() === 'missing' ? s().announceOther : s().loadFaults[problem()]} />}
      </Match>
    </Switch>
  );
}

const Fault = (props: { readonly text: string }): JSX.Element => (
  <p class="refusal" role="alert">
    {props.text}
  </p>
);

/** On the device that runs the tournament. */
function Take(props: { readonly word: string | undefined; readonly given: GameResult | null }): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const [said, setSaid] = createSignal<string | null>(null);
  const [isTaken, setTaken] = createSignal(false);
  const [fault, setFault] = createSignal<string | null>(null);
  const game = () => readAnnounced(props.word);
  const pairing = () => announcedPairing(open.state(), game());
  const nameOf = (id: number | null | undefined): string => playerOf(open.state(), id ?? 0)?.name ?? '';
  /** Why what was taken is not kept. */
  const unkept = (): string | null => {
    const keeping = open.keeping();
    return keeping === 'kept' ? null : s().keepingFaults[keeping];
  };
  const text = (result: GameResult): string =>
    s().resultSaid(nameOf(pairing()?.first), nameOf(pairing()?.second), pointsOf(open.state(), result));

  function take(result: GameResult): void {
    const named = game();
    if (!named) return;
    const before = pairing()?.games[named.game];
    if (before && before !== result) return void setFault(s().announceDiffers(text(before)));
    const { round, table } = named;
    if (!open.run({ kind: 'result', round, table, game: named.game, result }))
      return void setFault(s().refusals.closed);
    setTaken(true);
    // Said once it is on the disk: the sheet may be thrown away, and the next code leaves this page.
    void open.written().then(() => setSaid(s().announceTaken(text(result))));
  }
  onMount(() => {
    if (!pairing()) setFault(s().announceWrong);
    else if (props.given) take(props.given);
  });
  const resultOf = (colour: (typeof COLOURS)[number]): GameResult => {
    if (colour === 'draw') return 'draw';
    const named = game();
    const pair = pairing();
    const white = pair && named ? whiteOf(pair, named.game) === pair.first : true;
    return (colour === 'white') === white ? 'first' : 'second';
  };
  return (
    <>
      <p class="faint">{open.state().settings.name}</p>
      <Show when={fault() ?? unkept()}>{(fault) => <Fault text={fault()} />}</Show>
      <p role="status">{unkept() === null ? said() : null}</p>
      <Show when={pairing() && !isTaken() && fault() === null}>
        <p>
          {nameOf(pairing()?.first)} – {nameOf(pairing()?.second)}
        </p>
        <div class="acts">
          <For each={COLOURS}>
            {(colour) => (
              <button type="button" class="button" onClick={() => take(resultOf(colour))}>
                {colour === 'draw'
                  ? s().announceDraw
                  : s().wins(
                      nameOf(resultOf(colour) === 'first' ? pairing()?.first : pairing()?.second),
                      nameOf(resultOf(colour) === 'first' ? pairing()?.second : pairing()?.first),
                    )}
              </button>
            )}
          </For>
        </div>
      </Show>
      <p>
        <a class="button" href={addressOf('tournament', open.state().id)}>
          {s().back}
        </a>
      </p>
    </>
  );
}

/** On a player's own device: which result, then the code that says so. */
function HandOver(props: { readonly id: string; readonly game: AnnouncedGame }): JSX.Element {
  const s = useStrings();
  const [chosen, setChosen] = createSignal<(typeof COLOURS)[number] | null>(null);
  /** White has the first player in every other game. */
  const result = (): GameResult => {
    const colour = chosen() ?? 'draw';
    if (colour === 'draw') return 'draw';
    return (colour === 'white') === (props.game.game % 2 === 0) ? 'first' : 'second';
  };
  const labels = () => ({ white: s().announceWhite, draw: s().announceDraw, black: s().announceBlack });
  return (
    <>
      <p>{s().announceShow}</p>
      <div class="acts">
        <For each={COLOURS}>
          {(colour) => (
            <button type="button" class="button" aria-pressed={chosen() === colour} onClick={() => setChosen(colour)}>
              {labels()[colour]}
            </button>
          )}
        </For>
      </div>
      <Show when={chosen()}>
        <div class="tour-code">
          <LinkCode link={announceLink(props.id, props.game, result())} label={s().announceCode} />
        </div>
      </Show>
    </>
  );
}
