import {
  type GameResult,
  isFinished,
  lotOf,
  matchPoints,
  needsWinner,
  type Pairing,
  playerOf,
  whiteOf,
} from '@merellier/tournament';
import { createSignal, For, Index, type JSX, onCleanup, Show } from 'solid-js';
import type { IsEcho } from './double-click.ts';
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
  /** Whether a click is the second half of a double one; `row` names where it came. */
  readonly isEcho: IsEcho;
}): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const playHere = usePlayHere(open);
  const nameOf = (id: number): string => playerOf(open.state(), id)?.name ?? '';
  const first = (): string => nameOf(props.pairing.first);
  const second = (): string => nameOf(props.pairing.second ?? 0);
  const hasSeveral = (): boolean => props.pairing.games.length > 1;
  const [isTakenBack, setTakenBack] = createSignal(false);
  function give(game: number, given: GameResult, before: GameResult | null): void {
    setTakenBack(given === before);
    props.give(game, given === before ? null : given);
  }
  return (
    <li class="tour-pairing" classList={{ 'tour-open': !isFinished(props.pairing) }}>
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
                give={(given) => give(game, given, result())}
                isEcho={(event) => props.isEcho(`${props.table}-${game}`, event)}
                play={() => void playHere(props.pairing, props.round, props.table, game)}
              />
            )}
          </Index>
          {/* Read out where it is done. */}
          <Show when={isTakenBack() && !isFinished(props.pairing)}>
            <small class="tour-back">{s().takenBack}</small>
          </Show>
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
  readonly isEcho: (event: MouseEvent) => boolean;
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
    return named(texts[result]);
  };
  /** A button's name, with the game where a match has several. */
  const named = (text: string): string => (props.several ? `${s().game(props.game + 1)}, ${text}` : text);
  let menu: HTMLDetailsElement | undefined;
  const close = (): void => {
    if (menu) menu.open = false;
  };
  const closeOutside = ({ target }: Event): void => {
    if (target instanceof Node && !menu?.contains(target)) close();
  };
  document.addEventListener('pointerdown', closeOutside);
  onCleanup(() => document.removeEventListener('pointerdown', closeOutside));
  function give(result: GameResult, event: MouseEvent): void {
    if (props.isEcho(event)) return;
    props.give(result);
    close();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu?.open) return;
    event.preventDefault();
    event.stopPropagation();
    close();
    menu.querySelector('summary')?.focus();
  }
  const absence = (result: GameResult): string =>
    result === 'both-absent' ? s().bothAbsent : s().absentWhich(props.names[result === 'first-absent' ? 0 : 1]);
  const isAbsent = (): boolean => props.result?.endsWith('absent') ?? false;
  return (
    <fieldset class="tour-result" classList={{ 'tour-of-pair': props.several }}>
      <legend classList={{ hidden: !props.several }}>
        {s().game(props.game + 1)}
        <small class="hidden">{s().hasWhite(props.firstIsWhite ? props.names[0] : props.names[1])}</small>
      </legend>
      {/* Each name over the button by which its bearer wins. */}
      <Show when={props.several}>
        <span class="tour-sides" aria-hidden="true">
          <PlayerName name={props.names[0]} colour={props.firstIsWhite ? 'white' : 'black'} />
          <PlayerName name={props.names[1]} colour={props.firstIsWhite ? 'black' : 'white'} />
        </span>
      </Show>
      <For each={BY_TAP}>
        {(result) => (
          <button
            type="button"
            aria-pressed={props.result === result}
            aria-label={said(result)}
            onClick={(event) => give(result, event)}
          >
            {pointsOf(open.state(), result)}
          </button>
        )}
      </For>
      {/* Its place is kept: a result that is given moves no button. */}
      <span class="tour-play" classList={{ 'tour-played': props.result !== null }}>
        <PlayHere class="button" label={named(s().playWhich(...props.names))} play={props.play} />
      </span>
      <details class="tour-more" ref={menu} onKeyDown={onKeyDown}>
        <summary aria-label={named(s().otherResultsWhich(...props.names))}>{isAbsent() ? '†' : '…'}</summary>
        <div class="tour-menu">
          <Show when={props.result === null}>
            <PlayHere class="button primary" label={named(s().playWhich(...props.names))} play={props.play} />
          </Show>
          <For each={ABSENT}>
            {(result) => (
              <button
                type="button"
                class="button"
                aria-pressed={props.result === result}
                onClick={(event) => give(result, event)}
              >
                {absence(result)}
              </button>
            )}
          </For>
        </div>
      </details>
      <Show when={isAbsent() && props.result}>
        {(result) => <small class="tour-absent faint">{absence(result())}</small>}
      </Show>
    </fieldset>
  );
}

/** Plays the game on this device: on the row where there is room for it, else in the menu. */
function PlayHere(props: { readonly class: string; readonly label: string; readonly play: () => void }): JSX.Element {
  const s = useStrings();
  return (
    <button type="button" class={props.class} aria-label={props.label} onClick={() => props.play()}>
      {s().playHere}
    </button>
  );
}
