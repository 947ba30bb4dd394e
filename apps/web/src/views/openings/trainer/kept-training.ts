import { type Game, type RuleSet, SIDES, type Side } from '@merellier/rules';
import { readGame, writeGame } from '@merellier/rules/notation';
import * as v from 'valibot';
import { readJson } from '../../../browser/schema.ts';
import { isSameHouse } from '../../../dialogs/house-rules/kept-houses.ts';
import { ANSWERS, type Answers } from './answer.ts';

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));

const KEPT = v.object({
  version: v.literal(1),
  game: v.string(),
  line: v.string(),
  side: v.picklist(SIDES),
  answers: v.optional(v.picklist(ANSWERS), 'best'),
  own: COUNT,
  missed: COUNT,
});

/** An opening that is being trained. */
export interface Training {
  readonly game: Game;
  /** The turns of the opening itself. */
  readonly line: string;
  readonly side: Side;
  readonly answers: Answers;
  /** How many turns of one's own were good, and how many were not. */
  readonly own: number;
  readonly missed: number;
}

export const writeTraining = ({ game, ...rest }: Training): string =>
  JSON.stringify({ version: 1, game: writeGame(game), ...rest });

/** Reads what {@link writeTraining} wrote; null where it is of other rules. */
export function readTraining(rules: RuleSet, text: string | null): Training | null {
  const kept = readJson(KEPT, text);
  const read = kept && readGame(kept.game);
  if (!read?.ok || !isSameHouse(read.value.rules, rules)) return null;
  const { line, side, answers, own, missed } = kept as v.InferOutput<typeof KEPT>;
  return { game: read.value, line, side, answers, own, missed };
}
