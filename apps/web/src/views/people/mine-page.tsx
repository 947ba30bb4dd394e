import { type JSX, Show } from 'solid-js';
import { OwnGames } from '../online/lobby/lobby-page.tsx';
import { GameList } from './game-list.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import { Ways } from './ways.tsx';
import './people.css';

/** `/en-ligne/parties`: one's own online games, those under way and those that are over. */
export function MinePage(props: { readonly player: string | null }): JSX.Element {
  return (
    <Strings>
      <Page player={props.player} />
    </Strings>
  );
}

function Page(props: { readonly player: string | null }): JSX.Element {
  const s = useStrings();
  return (
    <>
      <h2>{s().mine}</h2>
      <Show when={props.player} keyed fallback={<p>{s().needsSession}</p>}>
        {(player) => (
          <>
            <OwnGames />
            <GameList player={player} own />
          </>
        )}
      </Show>
      <Ways to={[...(props.player ? [{ ownPage: props.player }] : []), 'leaderboard', 'lobby']} />
    </>
  );
}
