import { MiniBoard } from '@merellier/board';
import {
  lotOf,
  MOST_IN_SIMULTANEOUS,
  matchPoints,
  type Pairing,
  playerOf,
  type Round,
  whiteOf,
} from '@merellier/tournament';
import { placeKey } from '@merellier/tournament/online';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { askAgain } from '../../../online/ask-again.ts';
import { type GamePosition, gamePosition } from '../../../online/game-position.ts';
import { LotSaid } from '../lot-said.tsx';
import { PlayerName } from '../pairing-row.tsx';
import { pointsText } from '../points-text.ts';
import { useStrings as useTournamentStrings } from '../strings/strings.ts';
import { givesTo, useFollowed } from './followed.ts';
import { useStrings } from './strings/strings.ts';

/** So many boards follow their games, every so many milliseconds; further games are shown by name alone. */
const BOARDS = 8;
const PAUSE = 4_000;

/** One against many: all boards are seen, and followed the more slowly the more there are. */
const pauseOf = (boards: number): number => PAUSE * Math.max(1, Math.ceil(boards / BOARDS));

/** The games of rounds: under way with their boards, over with their results. */
export function Pairings(props: { readonly rounds: readonly Round[]; readonly most?: number }): JSX.Element {
  const { state } = useFollowed();
  const listed = createMemo(() => {
    const all = props.rounds.flatMap(({ number, pairings }) =>
      pairings.map((pairing, table) => ({ round: number, table, pairing })),
    );
    const isOpen = ({ pairing }: { readonly pairing: Pairing }): boolean => pairing.games.includes(null);
    // In an arena those under way come first.
    const sorted = props.rounds.length > 1 ? [...all.filter(isOpen), ...all.filter((each) => !isOpen(each))] : all;
    return sorted.slice(0, props.most ?? sorted.length).map(({ round, table }) => `${round} ${table}`);
  });
  const boards = (): number => (givesTo(state()) === null ? BOARDS : MOST_IN_SIMULTANEOUS);
  const pairingAt = (key: string): Pairing | undefined => {
    const [round = 0, table = 0] = key.split(' ').map(Number);
    return state().tournament.rounds[round - 1]?.pairings[table];
  };
  return (
    <ol class="tour-boards">
      {/* By their places, so that a board stays while a result comes. */}
      <For each={listed()}>
        {(key, i) => (
          <Show when={pairingAt(key)}>
            {(pairing) => (
              <Row
                pairing={pairing()}
                place={key}
                hasBoard={i() < boards()}
                pause={pauseOf(Math.min(boards(), listed().length))}
              />
            )}
          </Show>
        )}
      </For>
    </ol>
  );
}

function Row(props: {
  readonly pairing: Pairing;
  readonly place: string;
  readonly hasBoard: boolean;
  readonly pause: number;
}): JSX.Element {
  const s = useStrings();
  const tournament = useTournamentStrings();
  const { state } = useFollowed();
  const nameOf = (player: number | null): string => playerOf(state().tournament, player ?? 0)?.name ?? '';
  /** The game that is played now, or the last one. */
  const game = (): number => {
    const open = props.pairing.games.indexOf(null);
    return open < 0 ? Math.max(0, props.pairing.games.length - 1) : open;
  };
  const id = createMemo((): string | undefined => {
    const [round = 0, table = 0] = props.place.split(' ').map(Number);
    return state().games.get(placeKey({ round, table, game: game() }));
  });
  const isOver = (): boolean => !props.pairing.games.includes(null);
  const white = (): number | null => whiteOf(props.pairing, game());
  const black = (): number | null => (white() === props.pairing.first ? props.pairing.second : props.pairing.first);
  const points = (): string => {
    const [first, second] = matchPoints(state().tournament, props.pairing);
    const isTurned = white() !== props.pairing.first;
    return (isTurned ? [second, first] : [first, second]).map(pointsText).join(' – ');
  };
  return (
    <Show
      when={props.pairing.second !== null}
      fallback={<li class="tour-board-item faint">{tournament().exempt(nameOf(props.pairing.first))}</li>}
    >
      <li class="tour-board-item">
        <Show when={id()} keyed fallback={<span class="tour-board-empty" />}>
          {(game) => (
            <a
              class="tour-board"
              href={addressOf('online', game)}
              aria-label={s().follow(nameOf(white()), nameOf(black()))}
            >
              <Show when={props.hasBoard}>
                <Board id={game} isOver={isOver()} pause={props.pause} />
              </Show>
            </a>
          )}
        </Show>
        <span class="tour-names">
          <PlayerName name={nameOf(white())} colour="white" />
          <PlayerName name={nameOf(black())} colour="black" />
          <Show when={state().settings.plan.lots?.each === 'pairing'}>
            <LotSaid lot={lotOf(state().tournament, props.pairing)} class="faint" />
          </Show>
        </span>
        <span class="tour-sum">
          <Show when={props.pairing.games.some((each) => each !== null)}>{points()}</Show>
        </span>
      </li>
    </Show>
  );
}

/** A game as a small board, followed while it is played. */
function Board(props: { readonly id: string; readonly isOver: boolean; readonly pause: number }): JSX.Element {
  const [shown, setShown] = createSignal<GamePosition | null>(null);
  askAgain({
    pause: props.pause,
    ask: () => gamePosition(props.id),
    show: setShown,
    goesOn: () => !props.isOver || shown()?.isOver === false,
  });
  return (
    <Show when={shown()} fallback={<span class="tour-board-empty" />}>
      {(game) => <MiniBoard board={game().rules.board} view={game().view} />}
    </Show>
  );
}
