import { For, type JSX } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useStrings } from './strings/strings.ts';

/** Where one goes on from a page about players. */
export type Way = 'mine' | 'leaderboard' | 'lobby' | { readonly ownPage: string };

/** Links to other pages about players, and back to the lobby. */
export function Ways(props: { readonly to: readonly Way[] }): JSX.Element {
  const s = useStrings();
  const link = (way: Way): readonly [address: string, text: string] => {
    if (way === 'mine') return [addressOf('online', 'mine'), s().mine];
    if (way === 'leaderboard') return [addressOf('online', 'leaderboard'), s().leaderboard];
    if (way === 'lobby') return [addressOf('online'), s().toLobby];
    return [addressOf('online', 'player', way.ownPage), s().myPage];
  };
  return (
    <p class="sheet-links">
      <For each={props.to}>
        {(way) => (
          <a class="sheet-link" href={link(way)[0]}>
            {link(way)[1]}
          </a>
        )}
      </For>
    </p>
  );
}
