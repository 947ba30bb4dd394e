import { type Outcome, other, type RuleSet } from '@merellier/rules';
import type { PlayCatalogue } from './catalogue.ts';
import { describeTurn } from './describe-turn.ts';
import { diceText } from './dice.ts';
import { known } from './known.ts';
import type { Language } from './languages.ts';
import { sentence } from './sentence.ts';
import { findTask } from './task.ts';
import type { PlayWords } from './words.ts';

/** Whether dice are thrown while men are entered. */
const entering = ({ parameters }: RuleSet): boolean => parameters['dice'] === 'entering';

/**
 * What a language says while one plays, as functions: for a bundle that takes the catalogue of a language, as
 * `@merellier/words/fr/play` has it, together with texts of its own.
 */
export function makePlayWords(language: Language, catalogue: PlayCatalogue): PlayWords {
  const names: Readonly<Record<string, string>> = catalogue.names;
  const reasonOf = ({ winner, reason, count }: Outcome): string => {
    return catalogue.reasons[reason](winner && other(winner), count);
  };
  return {
    language,
    number: catalogue.numbers.number,
    side: (side) => catalogue.sides[side],
    level: (number) => {
      const name = catalogue.levels[number - 1];
      if (name === undefined) throw new RangeError(`no level ${number}`);
      return name;
    },
    rulesName: ({ id, changes }: RuleSet) => {
      const name = known(names, id, 'rule set');
      return Object.keys(changes).length > 0 ? catalogue.houseRules(name) : name;
    },
    outcome: (outcome) => {
      const { winner, reason } = outcome;
      if (reason === 'agreement') return sentence(catalogue.outcomes.agreed);
      const because = reasonOf(outcome);
      return sentence(winner ? catalogue.outcomes.win(winner, because) : catalogue.outcomes.draw(because));
    },
    because: (outcome) => sentence(outcome.reason === 'agreement' ? catalogue.outcomes.byAgreement : reasonOf(outcome)),
    placeLabel: (board, { men, closed = [] }, place) =>
      catalogue.placeLabel(
        board.names[place] as string,
        men.find(({ at }) => at === place) ?? null,
        closed.includes(place),
      ),
    turnSaid: (of, position, turn) => describeTurn(catalogue, of, position, turn),
    toPlay: (of, position, situation = {}) => {
      if (of.outcome(position)) return catalogue.toPlay.over;
      const task = findTask(catalogue, of, position, situation.done ?? []);
      // Men that are owed from placing are taken one after the other: no mill earned another turn.
      // Nor did one where three men are entered at once.
      const owed = of.walks(position)[0]?.steps[0]?.kind === 'take' || of.view(position).row?.length;
      const fresh = (situation.done ?? []).length === 0 && situation.again && !owed;
      const said = fresh ? catalogue.toPlay.again(task) : task;
      return situation.you ? catalogue.toPlay.you(said) : catalogue.toPlay.turn(position.toPlay, said);
    },
    throwSaid: (of, faces) =>
      catalogue.throws[of.isSpecial(faces) ? (entering(of) ? 'row' : 'special') : 'plain'](diceText(faces)),
    throwAllows: (of, faces) =>
      catalogue.throws[entering(of) ? 'entryAllows' : of.isSpecial(faces) ? 'specialAllows' : 'plainAllows'],
  };
}
