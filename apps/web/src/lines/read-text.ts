import { type Game, newGame, ok, type Result, type RuleSet } from '@merellier/rules';
import { type NotationProblem, readFen, readGame } from '@merellier/rules/notation';

/** A text that somebody pastes: a game, or a position. `rules` are those of a text that names none. */
export function readText(text: string, rules: RuleSet): Result<Game, NotationProblem> {
  if (!looksLikePosition(text)) return readGame(text, { rules });
  const start = readFen(rules, text);
  return start.ok ? ok(newGame(rules, start.value)) : start;
}

/** One line without tags and numbered turns: the side to play and a colon, or a board in the manner of other programs. */
function looksLikePosition(text: string): boolean {
  const line = text.trim();
  return !line.includes('\n') && (/^[wb?]\s*:/i.test(line) || /^[O@*]{8}\//i.test(line) || /^\S*:\S*:\S*$/.test(line));
}
