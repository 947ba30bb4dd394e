// A bot: it waits in the lobby of a Mérellier server and plays anyone who comes, with Mérellier's own engine.
//
//   node examples/bot/bot.mjs --rules jeu-du-moulin --level 3
//
// It needs a built checkout (`npm start` builds it) and nothing but the HTTP API that docs/api.md tells of. To make a bot
// of your own, put your program in place of `choose`.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chooseTurn, Engine, LEVELS, loadEvaluations, randomFrom } from '@merellier/engine';
import { RULE_SET_IDS, ruleSet } from '@merellier/rules';
import { readFen, writeTurn } from '@merellier/rules/notation';

/** The options of the command line. */
function read(known) {
  try {
    return parseArgs(known);
  } catch (error) {
    return stop(error.message);
  }
}

/** Ends the program with a sentence. */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const { values: options } = read({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    token: { type: 'string', default: process.env.MERELLIER_TOKEN },
    name: { type: 'string', default: 'Moulinette' },
    rules: { type: 'string', default: 'jeu-du-moulin' },
    level: { type: 'string', default: '4' },
    games: { type: 'string', default: 'Infinity' },
  },
});

const level = Number(options.level);
if (!LEVELS[level - 1]) stop(`There is no level ${options.level}; there are 1 to ${LEVELS.length}.`);
if (!RULE_SET_IDS.includes(options.rules))
  stop(`There is no rule set ${options.rules}; there are ${RULE_SET_IDS.join(', ')}.`);

const api = `${options.url}/api/v1`;
const token =
  options.token ??
  (await newBot(options.name).catch((error) => stop(`No server answers at ${options.url}: ${why(error)}.`)));
const authorization = `Bearer ${token}`;
const random = randomFrom(randomBytes(4).readUInt32LE());
let gamesLeft = Number(options.games);

/** Makes a bot: a guest's session, and with it a token of scope `bot`, which is a player of its own. */
async function newBot(name) {
  const json = { 'content-type': 'application/json' };
  const guest = await fetch(`${api}/session`, { method: 'POST', headers: json, body: JSON.stringify({ name }) });
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
  const body = JSON.stringify({ name, scope: 'bot' });
  const answer = await fetch(`${api}/tokens`, { method: 'POST', headers: { ...json, cookie }, body });
  const made = await answer.json();
  if (!answer.ok) throw new Error(`No token: ${JSON.stringify(made)}`);
  console.log(`To be the same bot another time: MERELLIER_TOKEN=${made.token}`);
  return made.token;
}

/** What is behind an error of the network. */
function why(error) {
  return error.cause?.code ?? error.message;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks something of the server, and again where it says when; any other refusal is told. */
async function post(path, body) {
  const headers = { authorization, 'content-type': 'application/json' };
  for (;;) {
    const response = await fetch(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.json();
    if (response.ok) return;
    if (answer.retryAfter === undefined) return console.error(`${path} was refused: ${JSON.stringify(answer)}`);
    await pause(answer.retryAfter);
  }
}

/** What a stream tells of games, one line after the other, until the server closes it; says when it is open. */
async function* readGames(path, opened = () => {}) {
  const response = await fetch(`${api}${path}`, { headers: { authorization } });
  if (response.status === 401) stop('The server does not know this token.');
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  opened();
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      // An empty line only says that the server is there.
      const told = line === '' ? null : JSON.parse(line);
      if (told?.type === 'game') yield told;
    }
  }
}

/** The turn to play, in notation. */
function choose(engine, fen) {
  const position = readFen(engine.rules, fen);
  if (!position.ok) throw new Error(`${fen}: ${JSON.stringify(position.error)}`);
  const now = () => performance.now();
  const turn = chooseTurn(engine, position.value, level, { random, now, millis: 2_000 });
  return turn && writeTurn(engine.rules, position.value, turn);
}

/** Plays one game to its end. */
async function play({ id, options: { rules } }) {
  const played = ruleSet(rules.id, rules.parameters);
  // What the engine has learnt of these rules, if anything: it plays better with it.
  const { evaluations } = await loadEvaluations(played);
  const engine = new Engine(played, { memoryMb: 16, evaluations });
  for await (const { you, game } of readGames(`/bot/games/${id}`)) {
    if (game.phase === 'over') return console.log(`${id}: ${game.outcome.winner ?? 'nobody'} won`);
    if (game.toPlay === null || game.toPlay !== you) continue;
    const turn = choose(engine, game.fen);
    // The request names the board: sent twice, it is done once.
    if (turn) await post(`/bot/games/${id}/turn`, { id: `${id}-${game.boardSeq}`, turn, after: game.boardSeq });
  }
}

/** The phase of each game that is not over. */
const phases = new Map();

/** Looks after all games of this bot, and offers one in the lobby whenever it has none, until enough were played. */
async function run() {
  phases.clear();
  const offer = () => post('/seeks', { rules: { id: options.rules } }).catch((error) => console.error(why(error)));
  // Those that there are come at once; a while later it is clear whether there are any.
  let idle;
  for await (const { seat, game } of readGames('/bot/events', () => (idle = setTimeout(offer, 1_000)))) {
    clearTimeout(idle);
    const before = phases.get(game.id);
    phases.set(game.id, game.phase);
    const { chance } = game;
    if (game.phase !== 'over' && chance && chance.contributions[seat] === null)
      await post(`/bot/games/${game.id}/contribute`, { contribution: randomBytes(32).toString('hex') });
    if (game.phase === 'playing') play(game).catch(console.error);
    if (game.phase !== 'over' || before === undefined) continue;
    phases.delete(game.id);
    gamesLeft--;
    if (gamesLeft <= 0) return;
    if (phases.size === 0) await offer();
  }
}

// Ctrl+C takes back what still waits in the lobby: nobody should wait there for a bot that is gone.
process.once('SIGINT', async () => {
  const waiting = [...phases].filter(([, phase]) => phase === 'waiting');
  const back = ([id]) => fetch(`${api}/seeks/${id}`, { method: 'DELETE', headers: { authorization } });
  await Promise.allSettled(waiting.map(back));
  process.exit(130);
});

while (gamesLeft > 0) {
  await run().catch((error) => console.error(why(error)));
  // The server was stopped, or the network lost: come back.
  if (gamesLeft > 0) await pause(3_000);
}
// Streams that are still open end with the program.
process.exit();
