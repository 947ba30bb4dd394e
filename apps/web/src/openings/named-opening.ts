import {
  canonicalView,
  type Game,
  MillRuleSet,
  type Position,
  pathTo,
  positionOf,
  type RuleSet,
  type Turn,
} from '@merellier/rules';
import { afterTurns, readTurn } from '@merellier/rules/notation';
import { openingName, openingNames } from '@merellier/tablebase/openings';
import type { Language } from '@merellier/words';
import { ENGLISH, INTERNATIONAL, NINE, type OpeningLine, RUSSIAN, SOURCES } from './opening-lines.ts';

/** An opening that was recognised. */
export interface NamedOpening {
  readonly name: (language: Language) => string;
  /** Where the name comes from; null for one that we gave. */
  readonly source: string | null;
}

/** The points of the board of nine men's morris. */
const NINE_POINTS = 24;
/** First names of English draughts: see {@link openingName}. */
const ENGLISH_FIRST = 'F. Reinfeld, 1957; R. L. Fortman, 1977–1982';

/** The named lines of a rule set; none for most. House rules of the same board and beginning have those of their game. */
export function linesOf(rules: RuleSet): readonly OpeningLine[] {
  if (rules instanceof MillRuleSet) return rules.board.names.length === NINE_POINTS && !rules.board.space ? NINE : [];
  return { english: ENGLISH, russian: RUSSIAN, international: INTERNATIONAL }[rules.id as 'english'] ?? [];
}

/** Named positions of a rule set by their canonical keys. */
const known = new Map<string, ReadonlyMap<string, OpeningLine>>();

function positionsOf(rules: RuleSet): ReadonlyMap<string, OpeningLine> {
  const name = JSON.stringify([rules.id, rules.changes]);
  let found = known.get(name);
  if (!found) {
    found = new Map(
      linesOf(rules).flatMap((line): readonly (readonly [string, OpeningLine])[] => {
        // Not every house rule lets the turns be played.
        const after = afterTurns(rules, line.turns.split(' '));
        return after.ok ? [[canonicalView(rules, after.value).key, line]] : [];
      }),
    );
    known.set(name, found);
  }
  return found;
}

/** The name of a position itself, up to symmetry and by whatever turns it was reached; null for none. */
export function namedPosition(rules: RuleSet, position: Position): NamedOpening | null {
  const names = positionsOf(rules);
  const line = names.size === 0 ? undefined : names.get(canonicalView(rules, position).key);
  if (!line) return null;
  return told(line);
}

const told = ({ name, source }: OpeningLine): NamedOpening => ({
  name: (language) => (typeof name === 'string' ? name : name[language]),
  source: source && SOURCES[source],
});

/** Named positions lie no deeper than this. */
const DEEPEST = 10;

/** The opening of a game up to where it stands: the last of its positions that has a name; null for none. */
export function namedOpening(game: Game, written: readonly string[]): NamedOpening | null {
  const { rules } = game;
  const path = pathTo(game).slice(0, DEEPEST + 1);
  for (const node of path.slice(1).reverse()) {
    const named = namedPosition(rules, positionOf(game, node));
    if (named) return named;
  }
  // English openings are also named by their first turns, whatever follows.
  const begins = rules.key(positionOf(game, 0)) === rules.key(rules.start());
  const name = begins ? openingName(rules, written) : null;
  return name === null ? null : { name: () => name, source: ENGLISH_FIRST };
}

/** A turn that leads to openings with names, or towards them, and these. */
export interface NamedTurn {
  readonly turn: Turn;
  readonly openings: readonly NamedOpening[];
}

/** The openings that pass through a position, by its canonical key, for each rule set. */
const passing = new Map<string, ReadonlyMap<string, readonly NamedOpening[]>>();

function openingsThrough(rules: RuleSet): ReadonlyMap<string, readonly NamedOpening[]> {
  const name = JSON.stringify([rules.id, rules.changes]);
  const known = passing.get(name);
  if (known) return known;
  const first = Object.entries(openingNames(rules)).map(([turns, text]) => ({
    turns,
    opening: { name: () => text, source: ENGLISH_FIRST } satisfies NamedOpening,
  }));
  const through = new Map<string, NamedOpening[]>();
  for (const { turns, opening } of [...first, ...linesOf(rules).map((line) => ({ ...line, opening: told(line) }))]) {
    let position: Position = rules.start();
    for (const text of turns.split(' ')) {
      const turn = readTurn(rules, position, text);
      if (!turn.ok) break;
      position = rules.play(position, turn.value);
      const { key } = canonicalView(rules, position);
      through.set(key, [...(through.get(key) ?? []), opening]);
    }
  }
  passing.set(name, through);
  return through;
}

/** The turns of a position that openings with names go on with; of symmetric twins the first. */
export function namedTurns(rules: RuleSet, position: Position): readonly NamedTurn[] {
  const through = openingsThrough(rules);
  if (through.size === 0) return [];
  const found = new Map<string, NamedTurn>();
  for (const turn of rules.turns(position)) {
    const { key } = canonicalView(rules, rules.play(position, turn));
    const openings = through.get(key);
    if (openings && !found.has(key)) found.set(key, { turn, openings });
  }
  return [...found.values()];
}
