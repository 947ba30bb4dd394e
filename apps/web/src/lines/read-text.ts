import { type Game, newGame, ok, type Result, type RuleSet } from '@merellier/rules';
import {
  decodeGameText,
  examineGames,
  fittingRules,
  type GameRemark,
  type NotationProblem,
  readFen,
} from '@merellier/rules/notation';
import type { Words } from '@merellier/words';
import type { Told } from './told.ts';

/** A text that was read, and what was repaired, guessed or left out for it. */
export interface TextRead {
  readonly read: Result<Game, NotationProblem>;
  /** The game up to its fault; null where there is none, or nothing before it. */
  readonly before: Game | null;
  readonly remarks: readonly GameRemark[];
}

/** A text that somebody pastes: a game, or a position. `rules` are those of a text that names none. */
export function readText(text: string, rules: RuleSet): TextRead {
  if (looksLikePosition(text)) {
    const start = readFen(rules, text);
    if (!start.ok) return { read: start, before: null, remarks: [] };
    // What there is to tell of a position is told of it as a tag of a game.
    const [tagged] = examineGames(text.trim().startsWith('[') ? text : `[FEN "${text.trim()}"]`, { rules });
    const remarks = (tagged?.remarks ?? []).filter(({ remark }) => remark !== 'rules-assumed');
    return { read: ok(newGame(rules, start.value)), before: null, remarks };
  }
  const [first] = examineGames(text, { rules });
  return (
    first ?? {
      read: { ok: false, error: { problem: 'game-unreadable', line: 1, text: '' } },
      before: null,
      remarks: [],
    }
  );
}

/** By so many more turns another rule set must read a faulty text to be taken for its own. */
const SURE = 4;

/**
 * The same, of a text of any game: one that names no rules is read by those that are `chosen`, else by those that fit it, `rules`
 * before others. That the text does not name them is among the remarks.
 */
export function readTextOfAny(text: string, rules: RuleSet, chosen: RuleSet | null = null): TextRead {
  if (chosen) return readBy(text, chosen);
  const [own] = looksLikePosition(text) ? [] : examineGames(text);
  if (own && !isUnruled(own)) return own;
  let furthest: TextRead | null = null;
  const reach = ({ before }: TextRead): number => before?.nodes.length ?? 0;
  const fitting = fittingRules(
    (given) => {
      const reading = readBy(text, given);
      // A fault is told by the rules that read most of the text; at one turn or two every rule set reads something.
      if (!furthest || reach(reading) > reach(furthest) + SURE) furthest = reading;
      return [reading];
    },
    { first: rules, usualOnly: text.trim() === '' },
  );
  return fitting?.games[0] ?? furthest ?? readText(text, rules);
}

/** As {@link readText}, which does not tell of a position that it names no rules. */
function readBy(text: string, rules: RuleSet): TextRead {
  const reading = readText(text, rules);
  if (!looksLikePosition(text)) return reading;
  return { ...reading, remarks: [{ remark: 'rules-assumed', line: 1, rules: rules.id }, ...reading.remarks] };
}

/** Whether a game cannot be read because it names no rules, or some that are not known here. */
export const isUnruled = ({ read }: Pick<TextRead, 'read'>): boolean =>
  !read.ok && (read.error.problem === 'game-without-rules' || read.error.problem === 'game-type');

/** The text of a file, in whatever encoding it was written. */
export const textOfFile = async (file: File): Promise<string> =>
  decodeGameText(new Uint8Array(await file.arrayBuffer())).text;

/** Files of more bytes are not read at once, to look at a game or to import all: the page would stand still for as long. */
const MOST_TO_OPEN = 100_000;
const MOST_TO_IMPORT = 500_000;
export const isLargeToOpen = ({ size }: File): boolean => size > MOST_TO_OPEN;
export const isLargeToImport = ({ size }: File): boolean => size > MOST_TO_IMPORT;

/** A text to be opened as a collection, for its many games or its size; null for one game or position. */
export function asCollection(text: string, name: string): File | null {
  const file = new File([text], name, { type: 'text/plain' });
  const isMany = (): boolean => !looksLikePosition(text) && examineGames(text).length > 1;
  return isLargeToOpen(file) || isMany() ? file : null;
}

/** So many remarks are said one by one; more are listed, and only counted where they are said. */
const SAID = 3;

/** By which rules a text is read is told by itself, wherever one game is opened. */
const withoutRules = (remarks: readonly GameRemark[]): readonly GameRemark[] =>
  remarks.filter(({ remark }) => remark !== 'rules-assumed');

/** Whether a text left it open by which rules it is read. */
export const isAssumed = (remarks: readonly GameRemark[]): boolean =>
  remarks.some(({ remark }) => remark === 'rules-assumed');

/** What there is to tell of a text; empty for nothing. `listed` says how many remarks there are, where a list has them. */
export function remarksSaid(words: Words, remarks: readonly GameRemark[], listed: (said: string) => string): string {
  const told = withoutRules(remarks);
  return told.length > SAID ? listed(words.number(told.length)) : told.map((remark) => words.remark(remark)).join(' ');
}

/** All remarks on one game, where they are more than are said. */
export function remarksListed(remarks: readonly GameRemark[]): readonly Told[] {
  const told = withoutRules(remarks);
  return told.length > SAID ? told.map((remark) => ({ file: null, number: 1, line: remark.line, remark })) : [];
}

/** Why a text is not opened, and beside it what else was met: a variation left open may be what is wrong. */
export const faultSaid = (
  words: Words,
  fault: NotationProblem,
  remarks: readonly GameRemark[],
  listed: (said: string) => string,
): string => `${words.problem(fault)} ${remarksSaid(words, remarks, listed)}`.trim();

/** One line without tags and numbered turns: the side to play and a colon, a FEN with its tag, or a board of other programs. */
function looksLikePosition(text: string): boolean {
  const line = text.trim();
  return (
    !line.includes('\n') &&
    (/^(\[\s*FEN\s*")?\s*[wb?]\s*:/i.test(line) ||
      /^(\[\s*FEN\s*")?[O@*]{8}\//i.test(line) ||
      /^[WB][wbWBe]{32,}$/.test(line) ||
      /^\S*:\S*:\S*$/.test(line))
  );
}
