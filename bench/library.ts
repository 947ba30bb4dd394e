import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Game, newGame, outcomeOf, play, playTurn, positionOf, type RuleSet, ruleSet } from '@merellier/rules';
import { build } from 'esbuild';
import { at, runNpm } from '../scripts/workspace.mjs';
import { type Figure, printFigures } from './figures.ts';

/** How many random games are played, and how much more a game as it is played may cost than bare positions. */
const GAMES = 1000;
const AT_MOST_TIMES = 3;
/** Kilobytes, compressed, of a program that plays one family: the rule set alone, and with games and their texts. */
const RULES_KB = 9;
const WHOLE_KB = 17;
const PEERS = ['chessops@0.15.1', 'rapid-draughts@1.0.6'];

/** Numbers that are the same in every run (a linear congruential generator), so that everybody plays the same games. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One way to play a random game: gives the number of turns. */
type Player = (below: (bound: number) => number) => number;

const MOST_TURNS = 300;

const bare =
  (rules: RuleSet): Player =>
  (below) => {
    let position = rules.start();
    for (let played = 0; ; played++) {
      const turns = rules.turns(position);
      const turn = turns[below(turns.length)];
      if (!turn || played === MOST_TURNS) return played;
      position = rules.play(position, turn);
    }
  };

const inPlay =
  (id: 'marelle' | 'dames' | 'international'): Player =>
  (below) => {
    const game = play(id);
    for (let played = 0; ; played++) {
      const turns = game.turns();
      const turn = turns[below(turns.length)];
      if (turn === undefined || played === MOST_TURNS) return played;
      game.play(turn);
    }
  };

const recorded =
  (rules: RuleSet): Player =>
  (below) => {
    let game: Game = newGame(rules);
    for (let played = 0; ; played++) {
      const turns = outcomeOf(game) ? [] : rules.turns(positionOf(game));
      const turn = turns[below(turns.length)];
      if (!turn || played === MOST_TURNS) return played;
      const next = playTurn(game, turn);
      if (!next.ok) return played;
      game = next.value;
    }
  };

/**
 * Microseconds of processor time a turn for each of these ways: the best of a few runs over the same games. They are run in
 * turn, so that a machine that slows down slows them all.
 */
function measure(...players: readonly (readonly [player: Player, games: number])[]): number[] {
  const best = players.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < 6; run++)
    for (const [at, [player, games]] of players.entries()) {
      const below = numbers(42);
      const before = process.cpuUsage();
      let turns = 0;
      for (let game = 0; game < games; game++) turns += player(below);
      const { user, system } = process.cpuUsage(before);
      // The first run is for the compiler.
      if (run > 0) best[at] = Math.min(best[at] as number, (user + system) / turns);
    }
  return best;
}

const peers = at('.cache', 'library-peers');
const hasPeers = await installPeers();
const figures: Figure[] = [];
const add = (what: string, ours: string, comparedTo: string, limit = '', met = true): void =>
  void figures.push({ what, ours, limit, met, comparedTo });

const peerSpeed = hasPeers ? await measurePeers() : 'the peers could not be installed';
for (const id of ['marelle', 'dames', 'international'] as const) {
  const rules = ruleSet(id);
  // The record copies itself with every turn: a tenth of the games tells as much.
  const ways = measure([bare(rules), GAMES], [inPlay(id), GAMES], [recorded(rules), GAMES / 10]);
  const [base, facade, record] = ways as [number, number, number];
  const times = facade / base;
  add(`${id}: bare positions`, `${base.toFixed(2)} µs a turn`, peerSpeed);
  add(
    `${id}: play()`,
    `${facade.toFixed(2)} µs a turn, ${times.toFixed(1)} times`,
    `Game, the immutable record: ${record.toFixed(1)} µs, ${(record / base).toFixed(0)} times`,
    `${AT_MOST_TIMES} times`,
    times <= AT_MOST_TIMES,
  );
}

const chessops = hasPeers ? await sizeOfPeer() : '';
const GAME =
  'newGame, playTurn, outcomeOf, positionOf, undo, readGame, writeGame, readFen, writeFen, readTurn, writeTurn';
for (const family of ['mill', 'draughts']) {
  const from = `from '@merellier/rules/${family}'`;
  const rules = await sizeOf(`export { ruleSet } ${from}`, at('.'));
  const whole = await sizeOf(`export { ruleSet, ${GAME} } ${from}`, at('.'));
  const facade = await sizeOf(`export { play } ${from}`, at('.'));
  add(`${family}: ruleSet`, `${rules.toFixed(1)} kB`, chessops, `${RULES_KB} kB`, rules <= RULES_KB);
  add(`${family}: with games and texts`, `${whole.toFixed(1)} kB`, '', `${WHOLE_KB} kB`, whole <= WHOLE_KB);
  add(`${family}: play()`, `${facade.toFixed(1)} kB`, '');
}
const both = await sizeOf(`export { ruleSet } from '@merellier/rules'`, at('.'));
add('both families: ruleSet', `${both.toFixed(1)} kB`, '');
printFigures(figures);

/** Kilobytes of a program, bundled, minified and compressed by gzip. */
async function sizeOf(program: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
}

/** The peers from npm, installed beside the checkout's own packages; false where they cannot be had. */
async function installPeers(): Promise<boolean> {
  if (existsSync(join(peers, 'node_modules', 'rapid-draughts'))) return true;
  mkdirSync(peers, { recursive: true });
  writeFileSync(join(peers, 'package.json'), '{ "private": true }');
  const { status } = await runNpm(['install', '--no-audit', '--no-fund', ...PEERS], { cwd: peers, quiet: true });
  return status === 0;
}

/** Random games of the peers: chess by chessops, English draughts by rapid-draughts. */
async function measurePeers(): Promise<string> {
  // Imported from their own folder, by the entries that a program of modules gets.
  const file = join(peers, 'peers.mjs');
  writeFileSync(file, `export * from 'chessops/chess';\nexport { EnglishDraughts } from 'rapid-draughts/english';\n`);
  const { Chess, EnglishDraughts } = (await import(pathToFileURL(file).href)) as Peers;
  const chess: Player = (below) => {
    const position = Chess.default();
    for (let played = 0; ; played++) {
      if (played === MOST_TURNS || position.isEnd()) return played;
      const moves: { from: number; to: number; promotion?: string }[] = [];
      for (const [from, targets] of position.allDests()) for (const to of targets) moves.push({ from, to });
      const move = moves[below(moves.length)];
      if (!move) return played;
      const isPawn = position.board.get(move.from)?.role === 'pawn';
      position.play(isPawn && (move.to < 8 || move.to > 55) ? { ...move, promotion: 'queen' } : move);
    }
  };
  const draughts: Player = (below) => {
    const game = EnglishDraughts.setup();
    for (let played = 0; ; played++) {
      const { moves } = game;
      const move = moves[below(moves.length)];
      if (!move || played === MOST_TURNS) return played;
      game.move(move);
    }
  };
  const ways = measure([chess, GAMES / 10], [draughts, GAMES / 10]);
  const [inChess, inDraughts] = ways as [number, number];
  return `chessops ${inChess.toFixed(1)} µs (chess), rapid-draughts ${inDraughts.toFixed(1)} µs (English draughts)`;
}

async function sizeOfPeer(): Promise<string> {
  const chess = await sizeOf(`export { Chess } from 'chessops/chess'`, peers);
  const whole = await sizeOf(
    `export { Chess } from 'chessops/chess'; export * from 'chessops/pgn'; export * from 'chessops/fen'; export * from 'chessops/san'`,
    peers,
  );
  return `chessops: chess ${chess.toFixed(1)} kB, with PGN, FEN and SAN ${whole.toFixed(1)} kB`;
}

/** What of the peers is used here. */
interface Peers {
  readonly Chess: { default(): ChessPosition };
  readonly EnglishDraughts: { setup(): Draughts };
}
interface ChessPosition {
  readonly board: { get(square: number): { readonly role: string } | undefined };
  isEnd(): boolean;
  allDests(): Map<number, Iterable<number>>;
  play(move: { from: number; to: number; promotion?: string }): void;
}
interface Draughts {
  readonly moves: readonly unknown[];
  move(move: unknown): void;
}
