import { afterEach, expect, it } from 'vitest';
import { makeLimits } from '../limits/limits.ts';
import { PuzzleBook } from '../puzzles/puzzle-book.ts';
import { ApiClient } from '../testing/api-client.ts';
import { type ClockedOptions, type ClockedServer, startClockedServer } from '../testing/clocked-server.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { signIn } from '../testing/test-client.ts';

const RULES = 'marelle-a-6';
const puzzles = (await new PuzzleBook().load(RULES)) ?? [];
let server: ClockedServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Somebody with an account, at a server of its own. */
async function solver(options: ClockedOptions = {}) {
  const store = memoryStore();
  server = await startClockedServer({ ...options, around: () => store });
  const { url } = server;
  const { cookie, player } = await signIn(url, 'Anna');
  await store.register(player.id);
  return { anna: new ApiClient(url, { cookie }), url, store, player };
}

const next = (client: ApiClient, rules = RULES) => client.post('/puzzles/next', { rules });
const attempt = (client: ApiClient, puzzle: string, turn: string | null) =>
  client.post('/puzzles/attempts', { puzzle, turn });
const known = (id: string) => puzzles.find((puzzle) => puzzle.id === id);

it('offers a puzzle near the rating, keeps it until it is answered, and counts the first answer', async () => {
  const { anna } = await solver();
  expect(await anna.get('/puzzles/rating')).toEqual({ status: 200, rating: null, attempts: 0, solved: 0 });
  const offered = await next(anna);
  expect(offered).toMatchObject({
    status: 200,
    own: { points: 1500, provisional: true },
    rating: { provisional: true },
  });
  expect(Math.abs(offered.rating.points - 1500)).toBeLessThanOrEqual(60);
  expect(JSON.stringify(offered)).not.toMatch(/line|others|found|grade/);
  expect((await next(anna)).puzzle).toEqual(offered.puzzle);
  const [best = ''] = known(offered.puzzle.id)?.line ?? [];
  const made = await attempt(anna, offered.puzzle.id, best);
  expect(made).toMatchObject({ status: 200, right: true, solution: best, own: { before: { points: 1500 } } });
  expect(made.own.after.points).toBeGreaterThan(1500);
  expect(made.puzzle.after.points).toBeLessThan(made.puzzle.before.points);
  // Once more changes nothing, whatever the answer is.
  expect(await attempt(anna, offered.puzzle.id, null)).toEqual(made);
  expect(await anna.get('/puzzles/rating')).toMatchObject({ rating: made.own.after, attempts: 1, solved: 1 });
  const following = await next(anna);
  expect(following.puzzle.id).not.toBe(offered.puzzle.id);
  // It goes with the rating.
  expect(Math.abs(following.rating.points - following.own.points)).toBeLessThanOrEqual(60);
});

it('counts a wrong turn, and giving up, as missed', async () => {
  const { anna } = await solver();
  const first = await next(anna);
  const wrong = known(first.puzzle.id)?.others[0]?.[0] ?? '';
  const missed = await attempt(anna, first.puzzle.id, wrong);
  expect(missed).toMatchObject({ right: false, solution: known(first.puzzle.id)?.line[0] });
  const second = await next(anna);
  expect(await attempt(anna, second.puzzle.id, 'z9')).toMatchObject({ status: 422, reason: 'unplayable-turn' });
  const given = await attempt(anna, second.puzzle.id, null);
  expect(given.own.after.points).toBeLessThan(missed.own.after.points);
});

it('counts nothing that was not offered, and is for accounts', async () => {
  const { anna, url } = await solver();
  const { puzzle } = await next(anna);
  const other = puzzles.find(({ id }) => id !== puzzle.id)?.id ?? '';
  expect(await attempt(anna, other, known(other)?.line[0] ?? '')).toMatchObject({ status: 404, reason: 'not-found' });
  expect(await attempt(anna, 'chess-01234567', 'a1')).toMatchObject({ status: 404, reason: 'not-found' });
  expect(await next(anna, 'chess')).toMatchObject({ status: 404, reason: 'not-found' });
  expect(await next(anna, '../x')).toMatchObject({ status: 400, reason: 'malformed' });
  const guest = await ApiClient.guest(url, 'Guest');
  expect(await next(guest)).toMatchObject({ status: 403, reason: 'account-needed' });
  expect(await next(new ApiClient(url))).toMatchObject({ status: 401, reason: 'no-session' });
});

it('offers another puzzle in place of one that there is no more', async () => {
  const { anna, store, player } = await solver();
  await store.offerPuzzle(player.id, RULES, `${RULES}-00000000`, 0);
  const { puzzle } = await next(anna);
  expect(known(puzzle.id)).toBeDefined();
  expect(await attempt(anna, puzzle.id, null)).toMatchObject({ status: 200, right: false });
});

it('has one rating over all rule sets, and lets nobody ask without end', async () => {
  const { anna } = await solver({ limits: makeLimits() });
  const one = await next(anna);
  const made = await attempt(anna, one.puzzle.id, null);
  expect((await next(anna, 'marelle')).own).toEqual(made.own.after);
  let status = 200;
  for (let i = 0; i < 60 && status === 200; i++) status = (await next(anna)).status;
  expect(status).toBe(429);
});
