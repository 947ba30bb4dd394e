import type { RuleSet } from '@merellier/rules';
import { type FilePart, fittingRules, type GameReading, readPart } from '@merellier/rules/notation';
import { isUnruled } from '../lines/read-text.ts';

/** After so many games that none fit, rare rules are no longer tried: a large file of another game is refused soon. */
const MOST_TRIED = 50;
/** A game that goes so many turns by some rules, before it fails, is likely to be one of theirs. */
const SURE = 4;

/**
 * Reads the games of one file, part by part. Those that name no rules are read by the rules that fit them, of which the remarks
 * tell: those that fitted before are tried first, and a faulty game is told of by those that read most of it.
 */
export class GamesReader {
  #first: RuleSet | undefined;
  #failed = 0;

  read(part: FilePart): readonly GameReading[] {
    const own = readPart(part);
    if (!own.some(isUnruled)) return own;
    const known = new Map<RuleSet, readonly GameReading[]>();
    const readBy = (rules: RuleSet): readonly GameReading[] => {
      const games = known.get(rules) ?? readPart(part, rules);
      known.set(rules, games);
      return games;
    };
    return own.map((game, i) => (isUnruled(game) ? this.#guess(game, (rules) => readBy(rules)[i] ?? game) : game));
  }

  #guess(own: GameReading, readBy: (rules: RuleSet) => GameReading): GameReading {
    let furthest = own;
    let most = SURE;
    const fitting = fittingRules(
      (rules) => {
        const reading = assumed(readBy(rules), rules);
        const reach = reading.before?.nodes.length ?? 0;
        if (reach > most) {
          most = reach;
          furthest = reading;
        }
        return [reading];
      },
      { ...(this.#first && { first: this.#first }), usualOnly: this.#failed >= MOST_TRIED },
    );
    // Tags and nothing else fit all rules.
    if (fitting && !fitting.by) return own;
    if (!fitting) this.#failed++;
    else if (fitting.by === 'moves') this.#first = fitting.rules;
    return fitting?.games[0] ?? furthest;
  }
}

/** The reading by rules that were guessed, with the remark that they are. */
const assumed = (game: GameReading, { id: rules }: RuleSet): GameReading => ({
  ...game,
  remarks: [{ remark: 'rules-assumed', line: game.line, rules }, ...game.remarks],
});
