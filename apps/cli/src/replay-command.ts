import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { readChanceTags } from '@merellier/protocol';
import { endOfLine, type Game, outcomeOf, pathTo, positionOf } from '@merellier/rules';
import { type GameProblem, readGames, resultOf, writeFen } from '@merellier/rules/notation';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { checkDice, diceJson, diceSentence } from './dice-check.ts';
import { Failure } from './failure.ts';
import { describeFileError } from './files.ts';
import { gameChunks } from './game-chunks.ts';
import { type GameExport, readExport } from './game-export.ts';

export interface ReplayOptions {
  readonly set?: readonly string[];
  readonly rules?: string;
  readonly json?: boolean;
  /** Check dice and toss of games played online. */
  readonly verifyDice?: boolean;
}

/** `merellier replay FILE…`: replays each game of each file, and names the first illegal turn of those that have one. */
export async function replayFiles(context: Context, files: readonly string[], options: ReplayOptions): Promise<void> {
  const { set = [] } = options;
  if (options.rules === undefined && set.length > 0) throw new Failure(context.texts.missingArgument('--rules'));
  const rules = options.rules === undefined ? undefined : chooseRules(context, options.rules, set);
  for (const file of files) {
    let number = 0;
    try {
      const input = file === '-' ? process.stdin : createReadStream(file);
      // An error of the file is one of this loop: readline itself would not tell.
      const lines = createInterface({ input: input.setEncoding('utf8'), crlfDelay: Number.POSITIVE_INFINITY });
      const failed = new Promise<never>((_, reject) => input.once('error', reject));
      const games = gameChunks(lines);
      for (;;) {
        const chunk = await Promise.race([games.next(), failed]);
        if (chunk.done) break;
        const exported = await readExport(chunk.value.text);
        if (exported) {
          number++;
          if (exported.ok) await tellGame(context, { file, number }, exported.value, options);
          else await tellFile(context, file, context.texts.badExport(nameOf(context, file), exported.error), options);
          continue;
        }
        for (const read of readGames(chunk.value.text, rules ? { rules } : {})) {
          number++;
          if (read.ok) await tellGame(context, { file, number }, withClaim(read.value), options);
          else await tellProblem(context, { file, number }, inFile(read.error, chunk.value.linesBefore), options);
        }
      }
      if (number === 0) await tellFile(context, file, context.texts.noGame(nameOf(context, file)), options);
    } catch (error) {
      await tellFile(context, file, describeFileError(context.texts, file, error), options, number + 1);
    }
  }
}

/** Says what is wrong with a file as a whole; for a program, in the place of the game that was to come. */
const tellFile = (
  context: Context,
  file: string,
  sentence: string,
  { json }: ReplayOptions,
  number = 1,
): void | Promise<void> => (json ? answerError(context, { file, number }, sentence) : context.out.fail(sentence));

const nameOf = ({ texts }: Context, file: string): string => (file === '-' ? texts.standardInput : file);

interface Place {
  readonly file: string;
  readonly number: number;
}

/** Lines counted from the beginning of the file. */
const inFile = (problem: GameProblem, linesBefore: number): GameProblem =>
  'line' in problem ? { ...problem, line: problem.line + linesBefore } : problem;

const placeIn = (context: Context, { file, number }: Place): string =>
  context.texts.gameOf(nameOf(context, file), context.words.number(number));

const withClaim = (game: Game): GameExport => ({ game, claim: readChanceTags(game) });

async function tellGame(
  context: Context,
  place: Place,
  { game, claim }: GameExport,
  options: ReplayOptions,
): Promise<void> {
  const { words, texts, out } = context;
  const end = endOfLine(game);
  const outcome = outcomeOf(game, end);
  const turns = pathTo(game, end).length - 1;
  const dice = options.verifyDice ? checkDice(claim) : null;
  if (options.json) {
    const { id, changes } = game.rules;
    if (dice && !dice.verified) process.exitCode = Math.max(1, Number(process.exitCode ?? 0));
    return out.line(
      JSON.stringify({
        file: place.file,
        game: place.number,
        rules: id,
        ...(Object.keys(changes).length > 0 && { changes }),
        turns,
        result: resultOf(outcome),
        reason: outcome?.reason ?? null,
        fen: writeFen(game.rules, positionOf(game, end)),
        ...(dice && { dice: diceJson(dice) }),
      }),
    );
  }
  const count = texts.turnsPlayed(turns === 1, words.number(turns));
  const said = outcome ? words.outcome(outcome) : texts.goesOn;
  const where = placeIn(context, place);
  await out.line(`${where} — ${words.rulesName(game.rules)}, ${count}, ${resultOf(outcome)} — ${said}`);
  if (!dice) return;
  const sentence = `${where} — ${diceSentence(context, dice)}`;
  if (dice.verified) await out.line(sentence);
  else out.fail(sentence, 1);
}

async function tellProblem(
  context: Context,
  place: Place,
  problem: GameProblem,
  { json }: ReplayOptions,
): Promise<void> {
  const { words, out } = context;
  const sentence = words.problem(problem, placeIn(context, place));
  return json ? answerError(context, place, sentence) : out.fail(sentence);
}

function answerError({ out }: Context, { file, number }: Place, error: string): Promise<void> {
  process.exitCode = 2;
  return out.line(JSON.stringify({ file, game: number, error }));
}
