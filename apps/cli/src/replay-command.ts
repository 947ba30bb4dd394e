import { readChanceTags } from '@merellier/protocol';
import { endOfLine, type Game, outcomeOf, pathTo, positionOf } from '@merellier/rules';
import {
  type FilePart,
  type GameProblem,
  type GameRemark,
  readPart,
  resultOf,
  writeFen,
} from '@merellier/rules/notation';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { checkDice, diceJson, diceSentence } from './dice-check.ts';
import { Failure } from './failure.ts';
import { checkEncoding, describeFileError } from './files.ts';
import { fittingRules } from './fitting-rules.ts';
import { type GameExport, readExport } from './game-export.ts';
import { fileParts } from './game-file.ts';

export interface ReplayOptions {
  readonly set?: readonly string[];
  readonly rules?: string;
  readonly encoding?: string;
  readonly json?: boolean;
  /** Check dice and toss of games played online. */
  readonly verifyDice?: boolean;
}

/** `merellier replay FILE…`: replays each game of each file, and names the first illegal turn of those that have one. */
export async function replayFiles(context: Context, files: readonly string[], options: ReplayOptions): Promise<void> {
  const { set = [] } = options;
  if (options.rules === undefined && set.length > 0) throw new Failure(context.texts.missingArgument('--rules'));
  const rules = options.rules === undefined ? undefined : chooseRules(context, options.rules, set);
  const encoding = checkEncoding(context.texts, options.encoding);
  for (const file of files) {
    let number = 0;
    try {
      for await (const part of fileParts(file, encoding)) {
        const exported = await readExport(part.text);
        if (exported) {
          number++;
          if (exported.ok) await tellGame(context, { file, number }, exported.value, [], options);
          else await tellFile(context, file, context.texts.badExport(nameOf(context, file), exported.error), options);
          continue;
        }
        for (const { read, remarks } of readPart(part, rules)) {
          number++;
          if (read.ok) await tellGame(context, { file, number }, withClaim(read.value), remarks, options);
          else await tellProblem(context, { file, number }, part, read.error, remarks, options);
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

const placeIn = (context: Context, { file, number }: Place): string =>
  context.texts.gameOf(nameOf(context, file), context.words.number(number));

const withClaim = (game: Game): GameExport => ({ game, claim: readChanceTags(game) });

async function tellGame(
  context: Context,
  place: Place,
  { game, claim }: GameExport,
  remarks: readonly GameRemark[],
  options: ReplayOptions,
): Promise<void> {
  const { words, texts, out } = context;
  const end = endOfLine(game);
  const outcome = outcomeOf(game, end);
  // A loss for both is none that rules give: it stands in the file alone.
  const isLostByBoth = !outcome && game.tags['Result'] === '0-0';
  const result = isLostByBoth ? '0-0' : resultOf(outcome);
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
        result,
        reason: outcome?.reason ?? null,
        fen: writeFen(game.rules, positionOf(game, end)),
        ...(dice && { dice: diceJson(dice) }),
        ...remarksJson(context, remarks),
      }),
    );
  }
  const count = texts.turnsPlayed(turns === 1, words.number(turns));
  const said = outcome ? words.outcome(outcome) : isLostByBoth ? texts.lostByBoth : texts.goesOn;
  const where = placeIn(context, place);
  for (const remark of remarks) out.note(words.remark(remark, where));
  await out.line(`${where} — ${words.rulesName(game.rules)}, ${count}, ${result} — ${said}`);
  if (!dice) return;
  const sentence = `${where} — ${diceSentence(context, dice)}`;
  if (dice.verified) await out.line(sentence);
  else out.fail(sentence, 1);
}

async function tellProblem(
  context: Context,
  place: Place,
  part: FilePart,
  problem: GameProblem,
  remarks: readonly GameRemark[],
  { json }: ReplayOptions,
): Promise<void> {
  const { words, out } = context;
  const where = placeIn(context, place);
  const sentence = problemSaid(context, problem, where, part);
  if (json) return answerError(context, place, sentence, { line: problem.line, ...remarksJson(context, remarks) });
  for (const remark of remarks) out.note(words.remark(remark, where));
  out.fail(sentence);
}

/** Faults whose sentence says the line itself. */
const NAME_LINE: ReadonlySet<GameProblem['problem']> = new Set(['game-unreadable', 'game-mark', 'game-too-deep']);

/** What is wrong with a game, and what the command line can do about it; the part of its file shows which rules would fit. */
export function problemSaid({ words, texts }: Context, problem: GameProblem, game: string, part: FilePart): string {
  const where = NAME_LINE.has(problem.problem) ? game : texts.atLine(game, words.number(problem.line));
  const said = words.problem(problem, where);
  if (problem.problem === 'game-type') return `${said} ${texts.nameRules('international')}`;
  if (problem.problem !== 'game-without-rules') return said;
  const fitting = fittingRules(part);
  return `${said} ${fitting ? texts.rulesFit[fitting.by](fitting.id) : texts.nameRules('international')}`;
}

/** The remarks for a program: the kind, the line, and the sentence. */
const remarksJson = ({ words }: Context, remarks: readonly GameRemark[]) =>
  remarks.length === 0
    ? {}
    : { remarks: remarks.map((remark) => ({ remark: remark.remark, line: remark.line, said: words.remark(remark) })) };

function answerError({ out }: Context, { file, number }: Place, error: string, more: object = {}): Promise<void> {
  process.exitCode = 2;
  return out.line(JSON.stringify({ file, game: number, error, ...more }));
}
