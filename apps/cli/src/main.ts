import { CommanderError } from 'commander';
import { Failure } from './failure.ts';
import { askedLanguage, chooseLanguage, isLanguage } from './language.ts';
import { processOutput } from './output.ts';
import { type BareContext, makeProgram, usageFailure } from './program.ts';
import { loadTexts } from './texts/load.ts';

/** Runs the command line with these arguments (those after the command's own name). Never throws. */
export async function main(args: readonly string[]): Promise<void> {
  const asked = askedLanguage(args);
  const language = chooseLanguage(asked, process.env);
  const texts = await loadTexts(language);
  const context: BareContext = { texts, out: processOutput(texts.unwritable) };
  const full = async () => {
    const { loadWords } = await import('@merellier/words');
    return { ...context, words: await loadWords(language) };
  };
  const program = makeProgram(context, full);
  try {
    if (asked !== undefined && !isLanguage(asked)) throw new Failure(context.texts.badLanguage(asked));
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    const failure =
      error instanceof CommanderError ? await usageFailure(context, error, program) : toFailure(context, error);
    if (failure) context.out.fail(failure.message, failure.status);
  }
}

/** What nobody expected is told in one sentence too; MERELLIER_DEBUG shows where it came from. */
function toFailure({ texts }: BareContext, error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (process.env.MERELLIER_DEBUG) console.error(error);
  return new Failure(texts.unexpected(error instanceof Error ? error.message : String(error)), 1);
}
