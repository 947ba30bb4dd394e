import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Game, newGame, type RuleSet, toThrow } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { PlaySession, type PlayWorld } from './play-session.ts';

export interface PlayOptions {
  readonly set?: readonly string[];
  readonly fen?: string;
  readonly white?: string;
  readonly black?: string;
  readonly toss?: boolean;
}

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

/** `merellier play [RULES]`: a game between two people at this terminal. */
export async function playGame(context: Context, id: string, options: PlayOptions): Promise<void> {
  const { out, texts } = context;
  const rules = chooseRules(context, id, options.set);
  const tags = players(context, options);
  const session = new PlaySession(context, WORLD, newGame(rules, startOf(context, rules, options.fen), tags));
  if (options.toss) await out.line(texts.play.toss(tags.White as string, tags.Black as string));
  await out.line(session.begin());

  const terminal = process.stdin.isTTY === true && out.terminal;
  const lines = createInterface({
    input: process.stdin,
    ...(terminal && { output: process.stdout, completer: (line: string) => [session.completions(line), line] }),
    prompt: '> ',
  });
  lines.once('SIGINT', () => lines.close());
  if (terminal) lines.prompt();
  for await (const line of lines) {
    const { text, quit } = session.answer(line);
    if (text !== '') await out.line(text);
    if (quit) break;
    if (terminal) lines.prompt();
  }
  lines.close();
  // What was typed ahead is not read any more, and must not keep the process waiting.
  process.stdin.destroy();
}

function startOf(
  { words, texts }: Context,
  rules: RuleSet,
  fen: string | undefined,
): Game['nodes'][number]['position'] {
  if (fen === undefined) return rules.start();
  if (fen === '-') throw new Failure(texts.noStandardInput);
  const read = readFen(rules, fen);
  if (!read.ok) throw new Failure(words.problem(read.error));
  return read.value;
}

/** The names of the players as tags of the game; with a toss, lots decide who has which colour. */
function players({ texts }: Context, { white, black, toss = false }: PlayOptions): Readonly<Record<string, string>> {
  if (!toss) return { ...(white !== undefined && { White: white }), ...(black !== undefined && { Black: black }) };
  const names = [white ?? texts.play.player(1), black ?? texts.play.player(2)];
  if (randomInt(2) === 1) names.reverse();
  return { White: names[0] as string, Black: names[1] as string };
}
