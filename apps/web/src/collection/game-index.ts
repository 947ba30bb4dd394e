import { endOfLine, type Game, outcomeOf, type Parameters, pathTo, type RuleSet } from '@merellier/rules';
import { matches } from '../games/search.ts';
import { bytes1, bytes2, bytes4, bytes8 } from './column.ts';

/** How a game of a collection ended; `open`: the file does not say. */
export const RESULTS = ['open', 'white', 'black', 'draw'] as const;
export type GameResult = (typeof RESULTS)[number];

/** So many turns of each game are known without reading it again: the openings are counted by them. */
export const OPENING_TURNS = 12;
/** More different turns than this have no number of their own: openings end before them. */
const MOST_TURNS = 0xffff;

/** Where a game stands: the file, its bytes there, which of the games in them it is, and its number and line in the file. */
export interface GamePlace {
  readonly file: number;
  readonly from: number;
  readonly to: number;
  readonly within: number;
  readonly number: number;
  readonly line: number;
}

/** Which games are wanted; null and empty for all. */
export interface Wanted {
  /** One of {@link GameIndex.rules}, by its index. */
  readonly rules: number | null;
  readonly result: GameResult | null;
  /** Words with which names of players or events begin. */
  readonly text: string;
  /** The first turns, by their numbers in the index. */
  readonly opening: readonly number[];
}

/** One rule set of a collection, and how many games are played by it. */
export interface CollectedRules {
  readonly id: string;
  readonly changes: Parameters;
  games: number;
}

/** What came of the games in which a turn followed an opening. */
export interface OpeningTurn {
  /** The number of the turn in the index. */
  readonly turn: number;
  /** One of the games, by its index: it says what the turn is. */
  readonly example: number;
  games: number;
  readonly results: Record<GameResult, number>;
}

/**
 * What is known of the games of a collection without reading them again: some fifty bytes each, and every name once. Games are
 * counted from 0, over all files.
 */
export class GameIndex {
  readonly rules: CollectedRules[] = [];
  /** The same, as they were first met. */
  readonly #ruleSets: RuleSet[] = [];
  readonly #rulesByKey = new Map<string, number>();
  readonly #rulesOf = new WeakMap<RuleSet, number>();
  readonly #names = new Numbering();
  readonly #turnNames = new Numbering();

  readonly #file = bytes1();
  readonly #from = bytes8();
  readonly #size = bytes4();
  readonly #within = bytes2();
  readonly #number = bytes4();
  readonly #line = bytes4();
  readonly #rule = bytes2();
  readonly #result = bytes1();
  readonly #turns = bytes2();
  readonly #white = bytes4();
  readonly #black = bytes4();
  readonly #event = bytes4();
  readonly #opening = bytes2();

  get length(): number {
    return this.#file.length;
  }

  add(game: Game, { file, from, to, within, number, line }: GamePlace): void {
    const { tags } = game;
    const path = pathTo(game, endOfLine(game));
    this.#file.push(file);
    this.#from.push(from);
    this.#size.push(to - from);
    this.#within.push(within);
    this.#number.push(number);
    this.#line.push(line);
    this.#rule.push(this.#numberOfRules(game.rules));
    this.#result.push(RESULTS.indexOf(resultOf(game, path.at(-1) ?? 0)));
    this.#turns.push(Math.min(path.length - 1, 0xffff));
    this.#white.push(this.#names.of(named(tags['White'])));
    this.#black.push(this.#names.of(named(tags['Black'])));
    this.#event.push(this.#names.of(named(tags['Event'])));
    this.#addOpening(game, path);
  }

  place(game: number): GamePlace {
    const from = this.#from.at(game);
    return {
      ...{ file: this.#file.at(game), from, to: from + this.#size.at(game), within: this.#within.at(game) },
      ...{ number: this.#number.at(game), line: this.#line.at(game) },
    };
  }

  /** The rules that a game is played by. */
  rulesOf(game: number): RuleSet | undefined {
    return this.#ruleSets[this.#rule.at(game)];
  }

  /** What a list says of a game; a name that the file does not give is empty. */
  told(game: number) {
    return {
      white: this.#names.name(this.#white.at(game)),
      black: this.#names.name(this.#black.at(game)),
      event: this.#names.name(this.#event.at(game)),
      rules: this.#rule.at(game),
      result: RESULTS[this.#result.at(game)] ?? 'open',
      turns: this.#turns.at(game),
    };
  }

  /** The games that are wanted, in the order of the files. */
  find(wanted: Wanted): Uint32Array<ArrayBuffer> {
    const found = bytes4();
    const result = wanted.result && RESULTS.indexOf(wanted.result);
    const names = wanted.text.trim() === '' ? null : new NameSearch(this.#names, wanted.text);
    for (let game = 0; game < this.length; game++) {
      if (wanted.rules !== null && this.#rule.at(game) !== wanted.rules) continue;
      if (result !== null && this.#result.at(game) !== result) continue;
      if (!this.#begins(game, wanted.opening)) continue;
      if (names && !names.fits(this.#white.at(game), this.#black.at(game), this.#event.at(game))) continue;
      found.push(game);
    }
    return Uint32Array.from({ length: found.length }, (_, i) => found.at(i));
  }

  /** The turns that followed in these games, which all begin alike for `depth` turns, the most frequent first. */
  turnsAfter(games: Uint32Array, depth: number): readonly OpeningTurn[] {
    if (depth >= OPENING_TURNS) return [];
    const turns = new Map<number, OpeningTurn>();
    for (const game of games) {
      const turn = this.#opening.at(game * OPENING_TURNS + depth);
      if (turn === 0) continue;
      let known = turns.get(turn);
      if (!known) {
        known = { turn, example: game, games: 0, results: { open: 0, white: 0, black: 0, draw: 0 } };
        turns.set(turn, known);
      }
      known.games++;
      known.results[RESULTS[this.#result.at(game)] ?? 'open']++;
    }
    return [...turns.values()].sort((a, b) => b.games - a.games || a.example - b.example);
  }

  #begins(game: number, opening: readonly number[]): boolean {
    return opening.every((turn, i) => this.#opening.at(game * OPENING_TURNS + i) === turn);
  }

  #numberOfRules(rules: RuleSet): number {
    let number = this.#rulesOf.get(rules);
    if (number === undefined) {
      const key = JSON.stringify([rules.id, rules.changes]);
      number = this.#rulesByKey.get(key) ?? this.rules.length;
      if (number === this.rules.length) {
        this.rules.push({ id: rules.id, changes: rules.changes, games: 0 });
        this.#ruleSets.push(rules);
      }
      this.#rulesByKey.set(key, number);
      this.#rulesOf.set(rules, number);
    }
    const known = this.rules[number];
    if (known) known.games++;
    return number;
  }

  /** Games that begin elsewhere than at the start have no opening. */
  #addOpening({ rules, nodes }: Game, path: readonly number[]): void {
    const start = nodes[0];
    let isKnown = start !== undefined && rules.key(start.position) === startKey(rules);
    for (let i = 1; i <= OPENING_TURNS; i++) {
      const node = nodes[path[i] ?? -1];
      const turn = node?.turn as { kind: string; from?: unknown; to?: unknown; captures?: unknown } | undefined;
      if (!node || !turn) isKnown = false;
      const number =
        isKnown && node && turn
          ? this.#turnNames.of(`${turn.kind} ${turn.from} ${turn.to} ${turn.captures} ${node.dice}`)
          : 0;
      if (number === 0 || number > MOST_TURNS) isKnown = false;
      this.#opening.push(isKnown ? number : 0);
    }
  }
}

const startKeys = new WeakMap<RuleSet, string>();

function startKey(rules: RuleSet): string {
  let key = startKeys.get(rules);
  if (key === undefined) {
    key = rules.key(rules.start());
    startKeys.set(rules, key);
  }
  return key;
}

function resultOf(game: Game, end: number): GameResult {
  const outcome = outcomeOf(game, end);
  return outcome ? (outcome.winner ?? 'draw') : 'open';
}

/** What a tag says; those that say that they do not know are left out. */
const named = (tag: string | undefined): string => (tag === undefined || /^\s*[?-]?\s*$/.test(tag) ? '' : tag.trim());

/** Texts that stand for numbers from 1, each kept once; the empty text is 0. */
class Numbering {
  readonly #numbers = new Map<string, number>([['', 0]]);
  readonly #names: string[] = [''];

  of(name: string): number {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#names.length;
      // A piece of a large text would keep all of it alive.
      const own = JSON.parse(JSON.stringify(name)) as string;
      this.#numbers.set(own, number);
      this.#names.push(own);
    }
    return number;
  }

  name(number: number): string {
    return this.#names[number] ?? '';
  }
}

/** Whether every word that is looked for stands in one of a game’s names; each name is looked at once. */
class NameSearch {
  readonly #words: readonly { readonly word: string; readonly seen: Map<number, boolean> }[];
  readonly #names: Numbering;

  constructor(names: Numbering, text: string) {
    this.#names = names;
    const words = text.split(/\s+/).filter((word) => word !== '');
    this.#words = words.map((word) => ({ word, seen: new Map() }));
  }

  fits(...names: readonly number[]): boolean {
    return this.#words.every(({ word, seen }) =>
      names.some((name) => {
        let fits = seen.get(name);
        if (fits === undefined) {
          fits = matches(this.#names.name(name), word);
          seen.set(name, fits);
        }
        return fits;
      }),
    );
  }
}
