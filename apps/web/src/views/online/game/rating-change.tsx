import { countsForRating } from '@merellier/protocol';
import { SIDES, type Side } from '@merellier/rules';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { ratingText, signed } from '../../../online/people/rating-text.ts';
import { nameOf } from '../names.ts';
import { useStrings } from '../strings/strings.ts';
import type { OnlineGame } from './online-game.ts';

/** What a rated game did to the ratings of both, once the server has counted it. */
export function RatingChanges(props: { readonly game: OnlineGame }): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  const counts = (): boolean => {
    const state = props.game.state();
    return state !== null && countsForRating(state);
  };
  const changeOf = (side: Side) => props.game.state()?.ratings?.[side];
  return (
    <Show when={counts()}>
      <Show when={props.game.state()?.ratings} fallback={<p class="faint">{s().ratingSoon}</p>}>
        <p class="faint" id={id}>
          {s().ratingTitle}
        </p>
        <ul class="rating-changes" aria-labelledby={id}>
          <For each={SIDES}>
            {(side) => (
              <Show when={changeOf(side)}>
                {(change) => (
                  <li>
                    {nameOf(s(), props.game.player(side))} <strong>{ratingText(change().after)}</strong> (
                    {signed(change().after.points - change().before.points)})
                  </li>
                )}
              </Show>
            )}
          </For>
        </ul>
      </Show>
    </Show>
  );
}
