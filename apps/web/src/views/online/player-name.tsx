import type { Player } from '@merellier/protocol';
import { type JSX, Show } from 'solid-js';
import { ratingText } from '../../online/rating-text.ts';
import { addressOf } from '../../route.ts';
import { nameOf } from './names.ts';
import { useStrings } from './strings/strings.ts';

/** The name of a player, which leads to the player's page, and the rating with which one came to the game. */
export function PlayerName(props: { readonly player: Player | null | undefined }): JSX.Element {
  const s = useStrings();
  return (
    <Show when={props.player} fallback={nameOf(s(), props.player)}>
      {(player) => (
        <>
          <a class="player-name" href={addressOf('online', 'player', player().id)}>
            {nameOf(s(), player())}
          </a>
          <Show when={player().rating}>
            {(rating) => (
              <span class="player-rating">
                {' '}
                {ratingText(rating())}
                <Show when={rating().provisional}>
                  <span class="hidden"> ({s().provisional})</span>
                </Show>
              </span>
            )}
          </Show>
        </>
      )}
    </Show>
  );
}
