import { type Game, newGame, ok, type Result, RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import {
  decodeGameText,
  examineGames,
  type GameRemark,
  type NotationProblem,
  readFen,
} from '@merellier/rules/notation';
import type { Words } from '@merellier/words';

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
    const saysSide = !/^\W*(FEN\W*)?\?\s*:/i.test(text);
    const side = { remark: 'side-assumed', line: 1, side: start.value.toPlay } as const;
    return { read: ok(newGame(rules, start.value)), before: null, remarks: saysSide ? [] : [side] };
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

/** Remarks on how a text is written, whatever its rules are. */
const SPELLING: ReadonlySet<GameRemark['remark']> = new Set(['rules-assumed', 'signs-replaced', 'side-assumed']);

/** By so many more turns another rule set must read a faulty text to be taken for its own. */
const SURE = 4;

/** The same, of a text of any game of the house: one that `rules` do not read is read by the first rule set that reads it whole. */
export function readTextOfAny(text: string, rules: RuleSet): TextRead {
  const first = readText(text, rules);
  if (first.read.ok || text.trim() === '' || namesRules(text)) return first;
  let furthest = first;
  const reach = ({ before }: TextRead): number => before?.nodes.length ?? 0;
  for (const id of RULE_SET_IDS) {
    const other = readText(text, ruleSet(id));
    if (other.read.ok && other.remarks.every(({ remark }) => SPELLING.has(remark))) return other;
    // A fault is told by the rules that read most of the text; at one turn or two every rule set reads something.
    if (!other.read.ok && reach(other) > reach(furthest) + SURE) furthest = other;
  }
  return furthest;
}

/** Whether a text says itself which rules it is of. */
export const namesRules = (text: string): boolean => /^\s*\[\s*(Rules|GameType)\b/im.test(text);

/** The text of a file, in whatever encoding it was written. */
export const textOfFile = async (file: File): Promise<string> =>
  decodeGameText(new Uint8Array(await file.arrayBuffer())).text;

/** Files of more bytes are not read at once, to look at a game or to import all: the page would stand still for as long. */
const MOST_TO_OPEN = 100_000;
const MOST_TO_IMPORT = 500_000;
export const isLargeToOpen = ({ size }: File): boolean => size > MOST_TO_OPEN;
export const isLargeToImport = ({ size }: File): boolean => size > MOST_TO_IMPORT;

/** Whether a text has more than one game. */
export const hasSeveralGames = (text: string): boolean => !looksLikePosition(text) && examineGames(text).length > 1;

/** How many remarks are said one by one; of the others, only how many they are. */
const SAID = 3;

/**
 * What there is to tell of a text; empty for nothing. By which rules it is read is left out, unless `withRules`: that is told
 * wherever one game is opened.
 */
export function remarksSaid(words: Words, remarks: readonly GameRemark[], withRules = false): string {
  const told = remarks
    .filter(({ remark }) => withRules || remark !== 'rules-assumed')
    .map((remark) => words.remark(remark));
  const more = told.length > SAID ? [`(+ ${words.number(told.length - SAID)})`] : [];
  return [...told.slice(0, SAID), ...more].join(' ');
}

/** Why a text is not opened, and beside it what else was met: a variation left open may be what is wrong. */
export const faultSaid = (words: Words, fault: NotationProblem, remarks: readonly GameRemark[]): string =>
  `${words.problem(fault)} ${remarksSaid(words, remarks)}`.trim();

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

/** Whether a game cannot be read because it names no rules, or some that are not known here. */
export const isUnruled = ({ read }: Pick<TextRead, 'read'>): boolean =>
  !read.ok && (read.error.problem === 'game-without-rules' || read.error.problem === 'game-type');
