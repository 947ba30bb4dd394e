import { type ChanceProblem, type ChanceProof, type ChanceTagProblem, verifyChance } from '@merellier/protocol';
import type { Result } from '@merellier/rules';
import { writeThrow } from '@merellier/rules/notation';
import type { Context } from './context.ts';

/** What came of checking the chance of one game. */
export type DiceCheck =
  | {
      readonly verified: true;
      /** How many throws of the main line were checked. */
      readonly throws: number;
      /** How many throws between them belonged to turns that were taken back. */
      readonly takenBack: number;
      /** Whether lots were drawn for the sides. */
      readonly toss: boolean;
    }
  | ({ readonly verified: false } & (ChanceProblem | ChanceTagProblem));

/** Checks commitment, contributions, toss and every throw of the main line. */
export function checkDice(proof: Result<ChanceProof, ChanceTagProblem>): DiceCheck {
  if (!proof.ok) return { verified: false, ...proof.error };
  const problem = verifyChance(proof.value);
  if (problem) return { verified: false, ...problem };
  const { throws, white } = proof.value;
  const last = throws.at(-1)?.index ?? -1;
  return { verified: true, throws: throws.length, takenBack: last + 1 - throws.length, toss: white !== null };
}

/** The same for a program: throws as their digits, counted from 1 as in the sentence. */
export function diceJson(check: DiceCheck): object {
  if (check.verified || check.problem !== 'throw') return check;
  const { index, written, due, ...rest } = check;
  return { ...rest, throw: index + 1, written: writeThrow(written), due: writeThrow(due) };
}

/** The same in one sentence. */
export function diceSentence({ texts, words }: Context, check: DiceCheck): string {
  const { dice } = texts;
  if (check.verified) {
    const { throws, takenBack, toss } = check;
    const checked = [dice.commitment, dice.contributions];
    if (toss) checked.push(dice.toss);
    if (throws > 0) checked.push(dice.throws(throws, words.number(throws)));
    return dice.verified(checked, takenBack, words.number(takenBack));
  }
  switch (check.problem) {
    case 'bad-tag':
      return dice.badTag(check.tag);
    case 'throw': {
      const { index, written, due } = check;
      return dice.wrongThrow(words.number(index + 1), writeThrow(written), writeThrow(due));
    }
    default:
      return dice.problems[check.problem];
  }
}
