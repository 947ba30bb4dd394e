import { type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { Empty } from '../../parts/empty.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { LinkState } from '../online/link-state.tsx';
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
    <Sheet
      title={s().mine}
      wide
      class="people"
      beside={<Ways to={[...(props.player ? [{ ownPage: props.player }] : []), 'leaderboard', 'lobby']} />}
    >
      <LinkState />
      <Show
        when={props.player}
        keyed
        fallback={
          <Empty title={s().needsSession} text={s().needsSessionHelp}>
            <a class="button primary" href={addressOf('online')}>
              {s().toLobby}
            </a>
          </Empty>
        }
      >
        {(player) => (
          <>
            <OwnGames />
            <GameList player={player} own />
          </>
        )}
      </Show>
    </Sheet>
  );
}
