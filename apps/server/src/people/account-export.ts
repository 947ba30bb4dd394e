import { type Player, recordOf, replay } from '@merellier/protocol';
import { writeGame } from '@merellier/rules/notation';
import type { Store } from '../store/store.ts';
import type { Accounts, Service } from './accounts.ts';

/**
 * All that is kept of a player, with an account or as a guest, as one JSON text, piece by piece: the account, its ratings, whom it blocked and follows, what it
 * lets others do, its tournaments, clubs and messages, the puzzles it tried for its rating, the hashes of where it was seen, what
 * it did as a moderator, what exact values say of its rated games, and each of its games with its
 * record and all its events.
 */
export async function* accountExport(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  accounts: Pick<Accounts, 'overview' | 'gamesOf'>,
  player: Player,
): AsyncGenerator<string> {
  const { account } = await accounts.overview(player);
  const ratings = await store.ratingsOf(player.id);
  const blocked = await store.blockedBy(player.id);
  const followed = await store.followedBy(player.id);
  const choices = await store.choicesOf(player.id);
  const tournaments = await store.listTournaments({ by: 'player', player: player.id }, 1_000);
  const clubs = await store.clubs(player.id, 1_000);
  const messages = await store.messagesBy(player.id);
  const puzzles = { solver: await store.solver(player.id), attempts: await store.attemptsOf(player.id, 20_000) };
  const places = await store.placesOf(player.id);
  const moderation = await store.moderationActs(player.id, 10_000);
  const fairPlay = { scores: await store.fairScoresOf(player.id), games: await store.fairGamesOf(player.id) };
  const tokens = await store.tokensOf(player.id);
  const push = await pushOf(store, player.id);
  const people = {
    blocked,
    followed,
    choices,
    tournaments,
    clubs,
    messages,
    puzzles,
    places,
    moderation,
    fairPlay,
    tokens,
    push,
  };
  const head = { format: 'merellier-account/1', exportedAt: clock.now(), player, account, ratings, ...people };
  // The last brace follows after the games.
  yield `${JSON.stringify(head).slice(0, -1)},"games":[`;
  let separator = '';
  for (const id of await accounts.gamesOf(player)) {
    const stored = await store.read(id);
    if (!stored) continue;
    const { events } = stored;
    const text = writeGame(recordOf(replay(id, events)));
    yield `${separator}\n${JSON.stringify({ id, text, events })}`;
    separator = ',';
  }
  yield ']}\n';
}

/** The browsers that are told of things. By its whole address and its keys anybody could reach one: only whose service it is, is told. */
async function pushOf(store: Store, player: string): Promise<readonly object[]> {
  const all = [
    ...(await store.subscriptionsOf(player, 'turns')),
    ...(await store.subscriptionsOf(player, 'challenges')),
  ];
  const browsers = new Map(all.map((each) => [each.endpoint, each]));
  return [...browsers.values()].map(({ endpoint, keys: _, ...rest }) => ({
    service: new URL(endpoint).origin,
    ...rest,
  }));
}
