import type { RuleSet } from '@merellier/rules';
import { type FenProblem, type GameSearch, patternSearch, positionSearch } from '@merellier/rules/notation';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { checkEncoding, describeFileError } from './files.ts';
import { type Formats, formatOf } from './format-of-name.ts';
import { type CollectedGame, collectGames } from './games/collection.ts';
import { Distinct } from './games/distinct.ts';
import { GAME_FORMATS, type GameFormat } from './games/game-format-names.ts';
import { GameFiles, type GameOutput, openOutput } from './games/game-output.ts';
import { OpeningTree } from './games/opening-tree.ts';
import { tellTree, treeJson } from './games/tell-tree.ts';
import { problemSaid } from './replay-command.ts';
import { readWhole } from './search-options.ts';
import { StatusLine } from './status-line.ts';

export interface GamesOptions {
  readonly set?: readonly string[];
  readonly rules?: string;
  readonly encoding?: string;
  readonly to?: string;
  readonly out?: string;
  readonly split?: string;
  readonly unique?: boolean;
  readonly position?: string;
  readonly pattern?: string;
  readonly tree?: string | true;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

const FORMATS: Formats<GameFormat> = {
  all: GAME_FORMATS,
  byEnding: { '.pdn': ['pdn'], '.pgn': ['pgn'], '.jsonl': ['jsonl'], '.csv': ['csv'] },
};

/** How many turns deep an opening tree is, unless it is said. */
const TREE_DEPTH = '6';
const BAR = 30;

/** What was met on the way. */
interface Counts {
  games: number;
  unreadable: number;
  repeated: number;
  found: number;
  readonly remarks: Map<string, number>;
}

/**
 * `merellier games FILE…`: reads collections of any size, a game at a time; checks them, or picks games out and converts them, lists
 * them, splits them, or counts their openings.
 */
export async function handleGames(context: Context, files: readonly string[], options: GamesOptions): Promise<void> {
  const { words, texts, out } = context;
  const rules = rulesOf(context, options);
  let badPosition: FenProblem | null = null;
  const searches = searchesOf(context, options, (problem) => {
    badPosition ??= problem;
  });
  const tree = options.tree === undefined ? null : new OpeningTree(depthOf(context, options.tree));
  const distinct = options.unique ? new Distinct() : null;
  const output = tree ? null : outputOf(context, options);
  const counts: Counts = { games: 0, unreadable: 0, repeated: 0, found: 0, remarks: new Map() };
  let unopened = 0;
  const status = new StatusLine();
  const collection = collectGames(files, {
    rules,
    encoding: checkEncoding(texts, options.encoding),
    onProgress: (share) => status.show(bar(share, words.number(counts.games))),
    onFile(file, error) {
      status.clear();
      if (error !== null) unopened++;
      out.fail(error === null ? texts.noGame(nameOf(context, file)) : describeFileError(texts, file, error));
    },
  });
  for await (const game of collection) {
    counts.games++;
    tellRemarks(context, game, counts, status, options);
    if (!game.read.ok) {
      counts.unreadable++;
      status.clear();
      out.fail(problemSaid(context, game.read.error, placeOf(context, game), game.part));
      continue;
    }
    const { value } = game.read;
    const turns = searches.map((search) => search(value));
    if (turns.includes(-1)) continue;
    const before = distinct?.add(value, game);
    if (before) {
      counts.repeated++;
      if (!options.quiet) {
        status.clear();
        out.note(texts.games.repeats(placeOf(context, game), words.number(game.line), placeOf(context, before)));
      }
      continue;
    }
    counts.found++;
    tree?.add(value);
    if (output) await output.write(game, value);
    else if (searches.length > 0 && !tree) await tellFound(context, game, Math.max(...turns), status, options);
  }
  status.clear();
  await output?.end();
  if (badPosition && counts.found === 0) throw new Failure(words.problem(badPosition));
  if (tree) await out.line(options.json ? treeJson(tree) : tellTree(context, tree));
  // Of files that cannot be opened there is nothing to count.
  if (unopened > 0 && unopened === files.length) return;
  await tellCounts(context, counts, options, Boolean(output || tree || searches.length > 0));
  if (searches.length > 0 && counts.found === 0) process.exitCode = Math.max(1, Number(process.exitCode ?? 0));
}

function rulesOf(context: Context, { rules, set = [] }: GamesOptions): RuleSet | undefined {
  if (rules === undefined && set.length > 0) throw new Failure(context.texts.missingArgument('--rules'));
  return rules === undefined ? undefined : chooseRules(context, rules, set);
}

const searchesOf = (
  context: Context,
  { position, pattern }: GamesOptions,
  onProblem: (problem: FenProblem) => void,
): readonly GameSearch[] => [
  ...(position === undefined ? [] : [positionSearch(position, onProblem)]),
  ...(pattern === undefined ? [] : [patternOf(context, pattern)]),
];

function patternOf({ texts }: Context, text: string): GameSearch {
  const search = patternSearch(text);
  if (!search) throw new Failure(texts.games.badPattern(text));
  return search;
}

const depthOf = ({ texts }: Context, tree: string | true): number =>
  readWhole(texts, '--tree', tree === true ? TREE_DEPTH : tree, 1, 100);

/** Where games are written, if they are: to standard output, to a file, or to several in a folder. */
function outputOf(context: Context, { to, out, split, unique }: GamesOptions): GameOutput | null {
  const { texts } = context;
  // The name of a folder says nothing of what is in its files.
  const format = formatOf(context, FORMATS, split === undefined ? { to, out } : { to });
  if (split !== undefined) {
    if (out === undefined) throw new Failure(texts.missingArgument('--out'));
    return new GameFiles(context, format, out, readWhole(texts, '--split', split, 1, 1_000_000_000));
  }
  return to !== undefined || out !== undefined || unique ? openOutput(context, format, out) : null;
}

const nameOf = ({ texts }: Context, file: string): string => (file === '-' ? texts.standardInput : file);

const placeOf = (context: Context, { file, number }: Pick<CollectedGame, 'file' | 'number'>): string =>
  context.texts.gameOf(nameOf(context, file), context.words.number(number));

function tellRemarks(
  context: Context,
  game: CollectedGame,
  { remarks }: Counts,
  status: StatusLine,
  { quiet }: GamesOptions,
): void {
  for (const remark of game.remarks) {
    remarks.set(remark.remark, (remarks.get(remark.remark) ?? 0) + 1);
    if (quiet) continue;
    status.clear();
    context.out.note(context.words.remark(remark, placeOf(context, game)));
  }
}

/** A game that was searched for: where it is, who played it, and after which turn. */
async function tellFound(
  context: Context,
  game: CollectedGame,
  turn: number,
  status: StatusLine,
  { json }: GamesOptions,
): Promise<void> {
  if (!game.read.ok) return;
  status.clear();
  const { file, number, line } = game;
  const { White, Black, Event, Date: date } = game.read.value.tags;
  if (json) return context.out.line(JSON.stringify({ file, game: number, line, turn, tags: game.read.value.tags }));
  const players = [White, Black].some(Boolean) ? `${White ?? '?'} – ${Black ?? '?'}` : '';
  const about = [players, Event, date].filter((text) => text && text !== '?').join(', ');
  const { words, texts } = context;
  return context.out.line(texts.games.found(placeOf(context, game), words.number(line), words.number(turn), about));
}

/** What there was: on standard output where that is the answer, beside it where games were written. */
async function tellCounts(
  { words, texts, out }: Context,
  { games, unreadable, repeated, found, remarks }: Counts,
  { json, unique }: GamesOptions,
  isAnswered: boolean,
): Promise<void> {
  if (json && isAnswered) return;
  const all = [...remarks.values()].reduce((sum, count) => sum + count, 0);
  if (json) return out.line(JSON.stringify({ games, unreadable, remarks: Object.fromEntries(remarks) }));
  const said = [
    texts.games.games(games, words.number(games)),
    ...(found < games - unreadable - repeated ? [texts.games.taken(words.number(found))] : []),
    ...(unique ? [texts.games.repeated(repeated, words.number(repeated))] : []),
    texts.games.unreadable(unreadable, words.number(unreadable)),
    texts.games.remarks(all, words.number(all)),
  ].join(', ');
  if (isAnswered) out.note(`${said}.`);
  else await out.line(`${said}.`);
}

/** `[######      ] 42 % · 1,234`: how much is read, and how many games that was. */
function bar(share: number, games: string): string {
  const full = Math.floor(share * BAR);
  return `[${'#'.repeat(full)}${' '.repeat(BAR - full)}] ${Math.floor(share * 100)} % · ${games}`;
}
