/**
 * Lets two programs play, each opening from both sides, and says how the first did.
 *
 *     node --conditions=source --import tsx apps/cli/scripts/match.ts [--rules ID] [--set parameter=value]…
 *       [--games 100] [--processor SECONDS | --time SECONDS | --depth N | --nodes N] [--memory 16]
 *       [--opening TURNS] [--balance HUNDREDTHS] [--seed N] [--kings TURNS] [--forced]
 *       [--record FILE] [--name FIRST --name SECOND] PROGRAM PROGRAM
 *
 * A PROGRAM is a command that speaks UCI in the dialect of docs/engine-protocol.md; with `hub:` before it, the Hub protocol; with
 * `dxp:` before it, DamExchange (the word PORT in it stands for the port on which it is to listen); with `sanmill:`, Sanmill’s UCI.
 * `here` is this engine, in the process of the match, `here:plain` the same without what it has learnt.
 *
 * `--processor` limits the seconds that processors work for a turn, so that a machine with much else to do is as good as any (Linux
 * only): `here` and DamExchange programs have that for their clock, and so have native programs with `clock:` before the command
 * (`hub:clock:./scan hub`), for which a C compiler is needed; the others are told to stop. `--time` is by the clock on the wall.
 * Openings are TURNS random turns; with `--balance`, ones that the engine takes to be worth at most so many hundredths of a man. With
 * `--kings` a game of draughts is drawn after so many turns of kings alone; with `--forced` it ends where `here` can force a win or
 * sees that it is lost. A turn that is not legal, or none, loses the game. `--record` writes each game into a file as it ends; the same
 * command goes on where a record ends.
 */
import { parseArgs } from 'node:util';
import { randomFrom } from '@merellier/engine';
import { type RuleSet, ruleSet } from '@merellier/rules';
import { sentence } from '../../../packages/engine/scripts/result.ts';
import { DxpPlayer } from './match/dxp-player.ts';
import { LinePlayer } from './match/line-player.ts';
import { openingOf } from './match/openings.ts';
import { OwnPlayer } from './match/own-player.ts';
import { playOn } from './match/play.ts';
import type { Player, TurnLimits } from './match/player.ts';
import { type GameLine, lineOf, MatchRecord, summaryOf } from './match/record.ts';
import { SanmillPlayer } from './match/sanmill-player.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rules: { type: 'string', default: 'marelle' },
    set: { type: 'string', multiple: true, default: [] },
    games: { type: 'string', default: '100' },
    processor: { type: 'string' },
    time: { type: 'string' },
    depth: { type: 'string' },
    nodes: { type: 'string' },
    memory: { type: 'string', default: '16' },
    opening: { type: 'string', default: '4' },
    balance: { type: 'string' },
    seed: { type: 'string', default: '1' },
    kings: { type: 'string' },
    forced: { type: 'boolean', default: false },
    record: { type: 'string' },
    name: { type: 'string', multiple: true, default: [] },
  },
});

const number = (given: string | undefined): number | null => (given === undefined ? null : Number(given));
const rules = ruleSet(values.rules, Object.fromEntries(values.set.map((setting) => setting.split('=', 2))));
const untimed = values.processor === undefined && values.depth === undefined && values.nodes === undefined;
const limits: TurnLimits = {
  ...(values.processor !== undefined && { processor: Number(values.processor) }),
  ...(values.depth !== undefined && { depth: Number(values.depth) }),
  ...(values.nodes !== undefined && { nodes: Number(values.nodes) }),
  ...((values.time !== undefined || untimed) && { seconds: Number(values.time ?? 0.1) }),
};
const openings = { turns: Number(values.opening), balance: number(values.balance), seed: Number(values.seed) };
const adjudication = { kings: number(values.kings), forced: values.forced };
const memoryMb = Number(values.memory);

function playerOf(command: string | undefined, game: RuleSet): Player {
  if (command === undefined) throw new Error('two programs are needed: see the head of this file');
  if (command === 'here' || command === 'here:plain')
    return new OwnPlayer(game, { memoryMb, plain: command.endsWith(':plain') });
  if (command.startsWith('sanmill:')) return new SanmillPlayer(command.slice('sanmill:'.length), game, memoryMb);
  if (command.startsWith('dxp:')) return new DxpPlayer(command.slice('dxp:'.length), game, limits);
  const [, protocol, clock, program = ''] = /^(hub:|uci:)?(clock:)?(.*)$/s.exec(command) ?? [];
  return new LinePlayer(program, game, { hub: protocol === 'hub:', clock: clock !== undefined });
}

const players = [playerOf(positionals[0], rules), playerOf(positionals[1], rules)] as const;
const terms = {
  ...{ rules: rules.id, set: rules.changes, limits, openings, adjudication },
  programs: players.map((player, i) => values.name[i] ?? player.name),
};
const record = values.record === undefined ? null : new MatchRecord(values.record, terms);
const games: GameLine[] = [...(record?.games ?? [])];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
try {
  if (games.length < Number(values.games)) await Promise.all(players.map((player) => player.begin()));
  while (games.length < Number(values.games)) {
    const pair = Math.floor(games.length / 2);
    const side = games.length % 2 === 0 ? 'white' : 'black';
    const random = randomFrom(openings.seed * 100_003 + pair);
    const start = openingOf(rules, openings, pair);
    const line = lineOf(pair, side, await playOn(start, side, { players, limits, adjudication, random }));
    record?.add(line);
    games.push(line);
    console.error(`${sentence(summaryOf(games).tally)} (${line.reason})`);
  }
  const { tally, spent } = summaryOf(games);
  const times = spent.map(({ turns, millis, most }) => `${(millis / Math.max(1, turns)).toFixed(1)} (at most ${most})`);
  console.log(`${rules.id}: ${sentence(tally)}`);
  console.log(`milliseconds of processor time a turn: ${times.join(', ')}`);
} finally {
  await Promise.all(players.map((player) => player.quit()));
}
