import { NAMELESS, type Player } from '@merellier/protocol';
import { type JSX, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { nameFor } from '../names.ts';
import { useOnline } from '../online.ts';
import { useStrings } from '../strings/strings.ts';

/** The name of a player, which leads to the player's page, and the rating with which one came to the game. */
export function PlayerName(props: { readonly player: Player | null | undefined }): JSX.Element {
  const s = useStrings();
  const online = useOnline();
  const name = (): string => nameFor(s(), props.player, online.player()?.id);
  return (
    <Show when={props.player} fallback={name()}>
      {(player) => (
        <>
          <Show when={player().name !== NAMELESS} fallback={name()}>
            <a class="player-name" href={addressOf('online', 'player', player().id)}>
              {name()}
            </a>
          </Show>
          <Show when={player().rating}>
            {(rating) => (
              <span class="player-rating">
                {' '}
                {rating().points}
                <Show when={rating().provisional}>
                  <span title={s().provisionalHelp}> ({s().provisional})</span>
                </Show>
              </span>
            )}
          </Show>
        </>
      )}
    </Show>
  );
}
