import type { Query } from './database.ts';
import { contentOf, insertContent } from './insert-game.ts';
import type { NewGame } from './new-game.ts';

// A game that follows, a rematch or one of a tournament, is stored in two steps: noted with what agrees to it, in that transaction, then
// made. No transaction is about two games, which may be in different places; and what breaks off between the steps is made up for.

interface Noted {
  readonly game: string;
  readonly next: string;
  readonly content: object;
}

/** Notes the game that follows one, in the transaction of the event that says so. */
export async function noteNext(query: Query, game: string, next: NewGame): Promise<void> {
  const sql = 'insert into following (game, next, content) values ($1, $2, $3::jsonb)';
  await query(sql, [game, next.id, contentOf(next)]);
}

/** Makes the game that follows one, if it is noted and not made. */
export async function makeNext(query: Query, game: string): Promise<void> {
  const noted = await query<Noted>('select game, next, content from following where game = $1', [game]);
  for (const each of noted) await make(query, each);
}

async function make(query: Query, { game, next, content }: Noted): Promise<void> {
  await insertContent(query, content);
  await query('delete from following where game = $1 and next = $2', [game, next]);
}

const NOTE_FOR_TOURNAMENT = `insert into tournament_games (game, tournament, untaken, content)
  select g.content ->> 'id', $1, true, g.content from jsonb_array_elements($2::jsonb) as g (content)`;

/** Notes games of a tournament, in the transaction of the events that pair their players. */
export async function noteGamesOf(query: Query, tournament: string, games: readonly NewGame[]): Promise<void> {
  if (games.length > 0) await query(NOTE_FOR_TOURNAMENT, [tournament, `[${games.map(contentOf).join()}]`]);
}

/** Makes the noted games of tournaments: of one, or (null) of any. */
export async function makeGamesOf(query: Query, tournament: string | null, limit: number): Promise<void> {
  const noted = await query<Pick<Noted, 'game' | 'content'>>(
    `select game, content from tournament_games
    where content is not null and ($1::text is null or tournament = $1) limit $2::int`,
    [tournament, limit],
  );
  if (noted.length === 0) return;
  await Promise.all(noted.map(({ content }) => insertContent(query, content)));
  const made = noted.map(({ game }) => game);
  await query('update tournament_games set content = null where game = any ($1::text[])', [made]);
}

/** Makes one game, if it is noted and not made: somebody who reads that it was agreed to may ask for it at once. */
export async function makeNoted(query: Query, id: string): Promise<void> {
  const [following, ofTournament] = await Promise.all([
    query<Noted>('select game, next, content from following where next = $1', [id]),
    query<Noted>('select game, content from tournament_games where game = $1 and content is not null', [id]),
  ]);
  for (const each of following) await make(query, each);
  // Its note stays until all games of its pairing are made; making it again then changes nothing.
  for (const { content } of ofTournament) await insertContent(query, content);
}

/** Makes games that were noted and not made: a node stopped in between. */
export async function makeLeft(query: Query, limit: number): Promise<void> {
  for (const noted of await query<Noted>('select game, next, content from following limit $1::int', [limit]))
    await make(query, noted);
  await makeGamesOf(query, null, limit);
}
