import { MiniBoard } from '@merellier/board';
import { rulesOf } from '@merellier/protocol';
import { readFen } from '@merellier/rules/notation';
import { createResource, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../address/route.ts';
import { useLanguage } from '../context.ts';
import { capital } from '../interface/capital.ts';
import { type OwnGame, ownGamesNow } from '../online/own-games-now.ts';
import { Icon } from '../parts/icons.tsx';
import { nameOf } from '../views/online/names.ts';
import { Strings, useStrings } from '../views/online/strings/strings.ts';

/** One's own games under way online, each with its board and whose turn it is; those that wait for oneself first. */
export function OnlineGames(props: { readonly fallback: JSX.Element }): JSX.Element {
  return (
    <Strings>
      <Games fallback={props.fallback} />
    </Strings>
  );
}

function Games(props: { readonly fallback: JSX.Element }): JSX.Element {
  const [games] = createResource(() => ownGamesNow());
  return (
    <Show when={games.latest?.length} fallback={props.fallback}>
      <For each={games.latest}>{(game) => <GameRow {...game} />}</For>
    </Show>
  );
}

function GameRow(game: OwnGame): JSX.Element {
  const { words } = useLanguage();
  const s = useStrings();
  const rules = rulesOf(game.rules);
  const position = readFen(rules, game.fen);
  const name = (): string =>
    game.phase === 'waiting' ? words().rulesName(rules) : s().gameAgainst(nameOf(s(), game.opponent));
  const line = (): string =>
    capital(game.phase === 'waiting' ? s().ownWaiting : game.isMine ? s().ownTurn : s().otherTurn);
  return (
    <li classList={{ 'own-clock': game.hasClock }}>
      <a class="item" href={addressOf('online', game.id)}>
        <span class="item-picture">
          {position.ok && <MiniBoard board={rules.board} view={rules.view(position.value)} bottom={game.side} />}
        </span>
        <span>
          <span class="item-name">{name()}</span>
          <span class="item-line">{line()}</span>
        </span>
        <Icon name="right" />
      </a>
    </li>
  );
}
