import { endOfLine, type Game, pathTo } from '../../game.ts';
import type { Position, RuleSet } from '../../rule-set.ts';
import type { Side } from '../../side.ts';
import { readFen } from '../fen.ts';
import type { FenProblem } from '../problem.ts';

/** Men that are looked for: on each place of some, a man (or king) of a side; or nothing. */
type Wanted = readonly (readonly [at: number, man: string])[];

/** What finds games: at which turn of the main line one first has what is sought; -1 where it never has. */
export type GameSearch = (game: Game) => number;

const manOf = (side: Side, king: boolean): string => `${side}${king ? 'K' : ''}`;

/**
 * Finds games that come to a position, however the board is turned. A text that is no position under the rules of a game is told;
 * there it is not found.
 *
 * @example
 * ```ts
 * import { positionSearch, readGame } from '@merellier/rules/notation';
 *
 * const game = readGame('[Rules "marelle"]\n1. d6 f4 2. a1 *');
 * const search = positionSearch('W:Wf4:Bd2:H8,8', ({ problem }) => console.log(problem));
 * console.log(game.ok && search(game.value)); // 2
 * ```
 */
export function positionSearch(fen: string, onProblem: (problem: FenProblem) => void): GameSearch {
  const keys = new WeakMap<RuleSet, ReadonlySet<string> | null>();
  const keysOf = (rules: RuleSet): ReadonlySet<string> | null => {
    if (!keys.has(rules)) {
      const read = readFen(rules, fen);
      if (!read.ok) onProblem(read.error);
      const symmetries = rules.board.symmetries.map((_, i) => i);
      keys.set(
        rules,
        read.ok ? new Set(symmetries.map((i) => rules.key(withoutChance(rules.transform(read.value, i))))) : null,
      );
    }
    return keys.get(rules) ?? null;
  };
  return (game) => {
    const sought = keysOf(game.rules);
    return sought ? firstPosition(game, (position) => sought.has(game.rules.key(withoutChance(position)))) : -1;
  };
}

const withoutChance = (position: Position): Position => (position.dice ? { ...position, dice: null } : position);

/**
 * Finds games in which some men stand together, wherever the others are and however the board is turned; null for a text that is
 * no pattern. `Wa1,d1:Bb4:Ed7` asks for white men, black men and free places; `K` before a place for a king.
 *
 * @example
 * ```ts
 * import { patternSearch, readGame } from '@merellier/rules/notation';
 *
 * const game = readGame('[Rules "marelle"]\n1. d6 f4 2. a1 *');
 * console.log(game.ok && patternSearch('Wb4:Bd6')?.(game.value)); // 2
 * ```
 */
export function patternSearch(text: string): GameSearch | null {
  const parts = readPattern(text);
  if (!parts) return null;
  const patterns = new WeakMap<RuleSet['board'], readonly Wanted[]>();
  return (game) => {
    const { rules } = game;
    let wanted = patterns.get(rules.board);
    if (!wanted) {
      wanted = inEverySymmetry(rules, parts);
      patterns.set(rules.board, wanted);
    }
    if (wanted.length === 0) return -1;
    const sought = wanted;
    return firstPosition(game, (position) => {
      const men = new Map(rules.view(position).men.map(({ at, side, king }) => [at, manOf(side, king)]));
      return sought.some((pattern) => pattern.every(([at, man]) => (men.get(at) ?? '') === man));
    });
  };
}

type Part = readonly [man: string, name: string];

function readPattern(text: string): readonly Part[] | null {
  const parts: Part[] = [];
  for (const part of text.replace(/\s/g, '').split(':')) {
    const [, letter = '', list = ''] = /^([WBE])(.*)$/i.exec(part) ?? [];
    if (letter === '') return null;
    for (const word of list.split(',')) {
      const [, king, name = ''] = /^(K?)([a-z]?\d{1,3})$/i.exec(word) ?? [];
      if (name === '') return null;
      const side = letter.toUpperCase() === 'W' ? 'white' : 'black';
      parts.push([letter.toUpperCase() === 'E' ? '' : manOf(side, king !== ''), name.toLowerCase()]);
    }
  }
  return parts.length > 0 ? parts : null;
}

/** The pattern through every symmetry of the board; none where the board has not all these places. */
function inEverySymmetry({ board }: RuleSet, parts: readonly Part[]): readonly Wanted[] {
  const places = parts.map(([, name]) => board.names.indexOf(name));
  if (places.includes(-1)) return [];
  return board.symmetries.map((images) =>
    parts.map(([man], i) => [images[places[i] as number] as number, man] as const),
  );
}

/** The first turn of the main line after which a position is one of those that are sought. */
function firstPosition(game: Game, isSought: (position: Position) => boolean): number {
  return pathTo(game, endOfLine(game)).findIndex((index) =>
    isSought((game.nodes[index] as Game['nodes'][number]).position),
  );
}
