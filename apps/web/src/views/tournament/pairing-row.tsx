import {
  type GameResult,
  lotOf,
  matchPoints,
  needsWinner,
  type Pairing,
  playerOf,
  whiteOf,
} from '@merellier/tournament';
import { For, Index, type JSX, Show } from 'solid-js';
import { LotSaid } from './lot-said.tsx';
import { usePlayHere } from './play-here.ts';
import { pointsOf, pointsText } from './points-text.ts';
import { useStrings } from './strings/strings.ts';
import { useTournament } from './tournament-context.ts';

const BY_TAP = ['first', 'draw', 'second'] as const satisfies readonly GameResult[];
const ABSENT = ['second-absent', 'first-absent', 'both-absent'] as const satisfies readonly GameResult[];

/** One pairing: who sits where with which colour, and for each game a result by one tap; a second tap takes it back. */
export function PairingRow(props: {
  readonly pairing: Pairing;
  readonly round: number;
  readonly table: number;
  readonly give: (game: number, result: GameResult | null) => void;
}): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const playHere = usePlayHere(open);
  const nameOf = (id: number): string => playerOf(open.state(), id)?.name ?? '';
  const first = (): string => nameOf(props.pairing.first);
  const second = (): string => nameOf(props.pairing.second ?? 0);
  const hasSeveral = (): boolean => props.pairing.games.length > 1;
  return (
    <li class="tour-pairing">
      <Show
        when={props.pairing.second !== null}
        fallback={
          <p class="faint">{needsWinner(open.state(), props.pairing) ? s().goesOn(first()) : s().exempt(first())}</p>
        }
      >
        <span class="tour-table">
          <span class="hidden">{s().table(props.table + 1)}</span>
          <span aria-hidden="true">{props.table + 1}</span>
        </span>
        <span class="tour-names">
          <Show when={props.pairing.third}>
            <small class="faint">{s().third}</small>
          </Show>
          <Show when={props.pairing.group !== undefined}>
            <small class="faint">{s().group(props.pairing.group ?? 0)}</small>
          </Show>
          <PlayerName name={first()} colour={hasSeveral() ? null : 'white'} />
          <PlayerName name={second()} colour={hasSeveral() ? null : 'black'} />
          <Show when={open.state().settings.lots?.each === 'pairing'}>
            <LotSaid lot={lotOf(open.state(), props.pairing)} class="faint" />
          </Show>
        </span>
        <Show when={hasSeveral()}>
          <span class="tour-sum">{matchPoints(open.state(), props.pairing).map(pointsText).join(' – ')}</span>
        </Show>
        <div class="tour-games">
          <Index each={props.pairing.games}>
            {(result, game) => (
              <GameResultButtons
                result={result()}
                game={game}
                several={hasSeveral()}
                names={[first(), second()]}
                firstIsWhite={whiteOf(props.pairing, game) === props.pairing.first}
                give={(given) => props.give(game, given === result() ? null : given)}
                play={() => playHere(props.pairing, props.round, props.table, game)}
              />
            )}
          </Index>
        </div>
      </Show>
    </li>
  );
}

export function PlayerName(props: { readonly name: string; readonly colour: 'white' | 'black' | null }): JSX.Element {
  const s = useStrings();
  return (
    <span class="tour-name">
      <Show when={props.colour}>
        {(colour) => (
          <span
            class={`tour-man tour-man-${colour()}`}
            role="img"
            aria-label={colour() === 'white' ? s().white : s().black}
          />
        )}
      </Show>
      {props.name}
    </span>
  );
}

/** The results of one game. */
function GameResultButtons(props: {
  readonly result: GameResult | null;
  readonly game: number;
  readonly several: boolean;
  readonly names: readonly [string, string];
  readonly firstIsWhite: boolean;
  readonly give: (result: GameResult) => void;
  readonly play: () => void;
}): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const said = (result: GameResult): string => {
    const [first, second] = props.names;
    const texts: Readonly<Record<GameResult, string>> = {
      first: s().wins(first, second),
      draw: s().draws(first, second),
      second: s().wins(second, first),
      'second-absent': s().absentWhich(second),
      'first-absent': s().absentWhich(first),
      'both-absent': s().bothAbsent,
    };
    return props.several ? `${s().game(props.game + 1)}, ${texts[result]}` : texts[result];
  };
  const isAbsent = (): boolean => props.result?.endsWith('absent') ?? false;
  return (
    <fieldset class="tour-result">
      <legend classList={{ hidden: !props.several }}>
        {s().game(props.game + 1)}
        <small>{props.firstIsWhite ? s().hasWhite(props.names[0]) : s().hasWhite(props.names[1])}</small>
      </legend>
      <For each={BY_TAP}>
        {(result) => (
          <button
            type="button"
            aria-pressed={props.result === result}
            aria-label={said(result)}
            onClick={() => props.give(result)}
          >
            {pointsOf(open.state(), result)}
          </button>
        )}
      </For>
      <details class="tour-more">
        <summary aria-label={s().otherResultsWhich(...props.names)}>{isAbsent() ? '†' : '…'}</summary>
        <div class="tour-menu">
          <Show when={props.result === null}>
            <button
              type="button"
              class="button primary"
              aria-label={s().playWhich(...props.names)}
              onClick={() => props.play()}
            >
              {s().playHere}
            </button>
          </Show>
          <For each={ABSENT}>
            {(result) => (
              <button
                type="button"
                class="button"
                aria-pressed={props.result === result}
                onClick={({ currentTarget }) => {
                  props.give(result);
                  currentTarget.closest('details')?.removeAttribute('open');
                }}
              >
                {result === 'second-absent'
                  ? s().absentWhich(props.names[1])
                  : result === 'first-absent'
                    ? s().absentWhich(props.names[0])
                    : s().bothAbsent}
              </button>
            )}
          </For>
        </div>
      </details>
    </fieldset>
  );
}
