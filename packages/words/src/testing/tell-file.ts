import { Buffer } from 'node:buffer';
import { endOfLine, outcomeOf, pathTo } from '@merellier/rules';
import { decodeGameText, examineGames, GameCutter, resultOf } from '@merellier/rules/notation';
import { en } from '../en/index.ts';

/** How far the games of a text go, cut into parts as a large file is. */
export function turnsInParts(text: string, encoding: BufferEncoding = 'utf8'): readonly (number | null)[] {
  const cutter = new GameCutter();
  const parts = [...cutter.push(decodeGameText(Buffer.from(text, encoding)).text), cutter.end()];
  return parts.flatMap((part) => (part ? turnsOf(part.text) : []));
}

/** The same in one piece; null for a game that cannot be read. */
export const turnsWhole = (text: string, encoding: BufferEncoding = 'utf8'): readonly (number | null)[] =>
  turnsOf(decodeGameText(Buffer.from(text, encoding)).text);

const turnsOf = (text: string): readonly (number | null)[] =>
  examineGames(text).map(({ read }) => (read.ok ? pathTo(read.value, endOfLine(read.value)).length - 1 : null));

/** What is told of a file of games in English: of each game what it is or why it is none, then every remark. */
export function tellFile(text: string, encoding: BufferEncoding = 'utf8'): readonly string[] {
  const { text: decoded, remarks } = decodeGameText(Buffer.from(text, encoding));
  return [
    ...remarks.map((remark) => en.remark(remark)),
    ...examineGames(decoded).flatMap((game) => {
      const told = game.remarks.map((remark) => en.remark(remark));
      if (!game.read.ok) return [en.problem(game.read.error), ...told];
      const { value } = game.read;
      const end = endOfLine(value);
      const result = value.tags['Result'] ?? resultOf(outcomeOf(value, end));
      const turns = pathTo(value, end).length - 1;
      return [`${turns} ${turns === 1 ? 'move' : 'moves'}, ${result}`, ...told];
    }),
  ];
}
