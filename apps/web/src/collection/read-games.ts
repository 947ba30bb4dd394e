import type { RuleSet } from '@merellier/rules';
import { type FilePart, fittingRules, type GameReading, readPart } from '@merellier/rules/notation';
import { isUnruled } from '../lines/read-text.ts';

/** After so many parts in which none fit, rare rules are no longer tried: a large file of another game is refused soon. */
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

  /** @param first The rules that games without rules are likely to be of. */
  constructor(first?: RuleSet) {
    this.#first = first;
  }

  read(part: FilePart): readonly GameReading[] {
    const own = readPart(part);
    if (!own.some(isUnruled)) return own;
    const tries: (readonly GameReading[])[] = [];
    const fitting = fittingRules(
      (rules) => {
        const games = readPart(part, rules).map((game, i) => assumed(game, own[i], rules));
        tries.push(games);
        return games;
      },
      { ...(this.#first && { first: this.#first }), usualOnly: this.#failed >= MOST_TRIED },
    );
    // Tags and nothing else fit all rules.
    if (fitting && !fitting.by) return own;
    if (!fitting) this.#failed++;
    else if (fitting.by === 'moves') this.#first = fitting.rules;
    const best = fitting?.games ?? furthest(tries);
    return own.map((game, i) => (isUnruled(game) ? (best?.[i] ?? game) : game));
  }
}

/** The reading by rules that somebody guessed, with the remark that they are. */
function assumed(game: GameReading, own: GameReading | undefined, { id: rules }: RuleSet): GameReading {
  return own && isUnruled(own)
    ? { ...game, remarks: [{ remark: 'rules-assumed', line: game.line, rules }, ...game.remarks] }
    : game;
}

/** Of readings in which some game fails: the one with most games, then with most turns; null where none goes far. */
function furthest(tries: readonly (readonly GameReading[])[]): readonly GameReading[] | null {
  let best: readonly GameReading[] | null = null;
  let most: readonly [played: number, reach: number] = [0, SURE];
  for (const games of tries) {
    const played = games.filter(({ read }) => read.ok && read.value.nodes.length > 1).length;
    const reach = games.reduce((sum, { before }) => sum + (before?.nodes.length ?? 0), 0);
    if (played < most[0] || (played === most[0] && reach <= most[1])) continue;
    best = games;
    most = [played, reach];
  }
  return best;
}
