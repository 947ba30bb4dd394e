import { playerOf } from '@merellier/tournament';
import { createResource, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { usePlay, useSession } from '../../context.ts';
import { GAME_TAG } from '../../tournament/game-tag.ts';
import { readGameTag } from '../../tournament/tournament-games.ts';
import { noteResult } from './note-result.ts';
import { pointsOf } from './points-text.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './at-board.css';

/** The way back to the tournament from a game of it, however far it is. */
export function TournamentWay(props: { readonly class?: string; readonly leave?: () => void }): JSX.Element {
  return (
    <Strings>
      <WayBack class={props.class ?? 'link tour-way'} leave={props.leave} />
    </Strings>
  );
}

function WayBack(props: { readonly class: string; readonly leave?: (() => void) | undefined }): JSX.Element {
  const s = useStrings();
  const session = useSession();
  const id = (): string => readGameTag(session.current().game.tags[GAME_TAG])?.tournament ?? '';
  return (
    <a class={props.class} href={addressOf('tournament', id())} onClick={() => props.leave?.()}>
      {s().playBack}
    </a>
  );
}

/** After a game of a tournament: its result is noted, and said, and the way leads back. `fallback` is for one whose tournament is not here. */
export function TournamentEnd(props: { readonly fallback: JSX.Element; readonly children: JSX.Element }): JSX.Element {
  return (
    <Strings>
      <End fallback={props.fallback}>{props.children}</End>
    </Strings>
  );
}

function End(props: { readonly fallback: JSX.Element; readonly children: JSX.Element }): JSX.Element {
  const s = useStrings();
  const session = useSession();
  const play = usePlay();
  const [noted] = createResource(
    () => play.outcome(),
    ({ winner }) => noteResult(session.current().game.tags, winner),
  );
  const text = (): string => {
    const said = noted();
    if (!said) return '';
    const { tournament, pairing, result, other } = said;
    const nameOf = (id: number | null): string => playerOf(tournament, id ?? 0)?.name ?? '';
    const points = pointsOf(tournament, other ?? result);
    return other
      ? s().announceDiffers(points)
      : s().announceTaken(s().resultSaid(nameOf(pairing.first), nameOf(pairing.second), points));
  };
  return (
    <Show when={noted() !== null} fallback={props.fallback}>
      <p role="status">{text()}</p>
      <div class="two">
        <WayBack class="button primary tour-way" />
        {props.children}
      </div>
    </Show>
  );
}
