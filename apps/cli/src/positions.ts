import { createInterface } from 'node:readline';
import type { Position, RuleSet } from '@merellier/rules';
import { readFen, writeFen } from '@merellier/rules/notation';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';

/** How a command answers for one position. */
export interface Answers {
  /** The answer for a program. */
  json(position: Position): unknown | Promise<unknown>;
  /** The answer for a person, given at length for one position. */
  tell(position: Position): Promise<void>;
  /** The same in one line, for one position of many. */
  brief(position: Position): string | Promise<string>;
  /** Whether it knows what to say where the dice must be thrown first. */
  readonly unthrown?: boolean;
}

/**
 * Reads a position that turns can be played from; a Failure where there is none, or, unless `unthrown`, where the dice must be thrown
 * first.
 */
export function readPosition(
  { words, texts }: Context,
  rules: RuleSet,
  fen: string | undefined,
  unthrown = false,
): Position {
  const read = fen === undefined ? ({ ok: true, value: rules.start() } as const) : readFen(rules, fen);
  if (!read.ok) {
    const example =
      read.error.problem === 'fen-unreadable' ? ` ${texts.forExample(writeFen(rules, rules.start()))}` : '';
    throw new Failure(`${words.problem(read.error)}${example}`);
  }
  if (!unthrown && rules.awaitsThrow(read.value)) throw new Failure(texts.awaitsThrow(writeFen(rules, read.value)));
  return read.value;
}

/** Answers for the start, for one position, or (`-`) for each line of standard input, in order. */
export async function answerPositions(
  context: Context,
  rules: RuleSet,
  { fen, json = false }: { readonly fen?: string; readonly json?: boolean },
  answers: Answers,
): Promise<void> {
  const { out, texts, words } = context;
  if (fen !== '-') {
    const position = readPosition(context, rules, fen, answers.unthrown);
    await (json ? out.line(JSON.stringify(await answers.json(position))) : answers.tell(position));
    return;
  }
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    try {
      const position = readPosition(context, rules, line, answers.unthrown);
      await out.line(json ? JSON.stringify(await answers.json(position)) : await answers.brief(position));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (json) {
        process.exitCode = 2;
        await out.line(JSON.stringify({ error: error.message }));
      } else out.fail(texts.inLine(words.number(number), error.message));
    }
  }
}
