import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Game, newGame, other, type Position, type RuleSet, type Side, toThrow } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { chooseRules } from './chosen-rules.ts';
import { type Computer, ComputerPlayer } from './computer-player.ts';
import type { Context } from './context.ts';
import { openExact, type TablesOption } from './exact-values.ts';
import { Failure } from './failure.ts';
import { PlaySession, type PlayWorld } from './play-session.ts';
import { readWhole } from './search-options.ts';
import { StatusLine } from './status-line.ts';
import { tableFailure } from './table-failure.ts';

export interface PlayOptions extends TablesOption {
  readonly set?: readonly string[];
  readonly fen?: string;
  readonly white?: string;
  readonly black?: string;
  readonly toss?: boolean;
  readonly level?: string;
  readonly computer?: string;
}

/** The level of a computer for which none was asked. */
const LEVEL = '4';

const die = (): number => randomInt(1, 7);

/** The files of this machine, and dice that nobody can foresee. */
const WORLD: PlayWorld = {
  throwDice: () => toThrow([die(), die(), die()]),
  read: (file) => readFileSync(file, 'utf8'),
  write(file, text) {
    const unfinished = `${file}.${process.pid}.tmp`;
    try {
      writeFileSync(unfinished, text);
      renameSync(unfinished, file);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
  },
  exists: existsSync,
};

/** `merellier play [RULES]`: a game at this terminal, between two people or against the computer. */
export async function playGame(context: Context, id: string, options: PlayOptions): Promise<void> {
  const { out, texts } = context;
  const rules = chooseRules(context, id, options.set);
  const start = startOf(context, rules, options.fen);
  const { tags, computer } = players(context, options, chooseComputer(context, options, start));
  let leaves = false;
  const status = new StatusLine();
  const player = new ComputerPlayer({
    shouldStop: () => leaves,
    onThinking: (thinks) => (thinks ? status.show(texts.play.thinking) : status.clear()),
    exactFor: (played) => openExact(context, played, options),
    onBadTable: (error) => {
      const known = tableFailure(context, error);
      if (!(known instanceof Failure)) return false;
      status.above(known.message);
      return true;
    },
    onPlainWeights: (problem) => status.above(texts.plainWeights(problem)),
  });
  const session = new PlaySession(context, WORLD, newGame(rules, start, tags), player, computer);
  if (options.toss) await out.line(texts.play.toss(tags.White as string, tags.Black as string));
  await out.line(await session.begin());

  const terminal = process.stdin.isTTY === true && out.terminal;
  const lines = createInterface({
    input: process.stdin,
    ...(terminal && { output: process.stdout, completer: (line: string) => [session.completions(line), line] }),
    prompt: '> ',
  });
  lines.once('SIGINT', () => {
    leaves = true;
    lines.close();
  });
  if (terminal) lines.prompt();
  for await (const line of lines) {
    const { text, quit } = await session.answer(line);
    if (text !== '') await out.line(text);
    if (quit) break;
    if (terminal) lines.prompt();
  }
  lines.close();
  player.close();
  // What was typed ahead is not read any more, and must not keep the process waiting.
  process.stdin.destroy();
}

function startOf({ words, texts }: Context, rules: RuleSet, fen: string | undefined): Position {
  if (fen === undefined) return rules.start();
  if (fen === '-') throw new Failure(texts.noStandardInput);
  const read = readFen(rules, fen);
  if (!read.ok) throw new Failure(words.problem(read.error));
  return read.value;
}

/** The computer as a player, where one is asked for: by its level, its side, or both. It plays second unless told. */
function chooseComputer({ texts }: Context, { level, computer }: PlayOptions, { toPlay }: Position): Computer | null {
  if (level === undefined && computer === undefined) return null;
  const side = computer?.toLowerCase() ?? other(toPlay);
  if (side !== 'white' && side !== 'black') throw new Failure(texts.badComputer(computer ?? ''));
  return { side, level: readWhole(texts, '--level', level ?? LEVEL, 1, 10) };
}

/** The names of the players as tags of the game; with a toss, lots decide who has which colour. */
function players(
  { texts, words }: Context,
  { white, black, toss = false }: PlayOptions,
  computer: Computer | null,
): { readonly tags: Game['tags']; readonly computer: Computer | null } {
  const { play } = texts;
  const names: Record<Side, string | undefined> = { white, black };
  if (computer) {
    const { level } = computer;
    names[computer.side] ??= play.computer(words.number(level), words.level(level));
  }
  if (toss) {
    names.white ??= play.player(1);
    names.black ??= play.player(2);
  }
  const swapped = toss && randomInt(2) === 1;
  const [first, second] = swapped ? [names.black, names.white] : [names.white, names.black];
  return {
    tags: { ...(first !== undefined && { White: first }), ...(second !== undefined && { Black: second }) },
    computer: computer && swapped ? { ...computer, side: other(computer.side) } : computer,
  };
}
