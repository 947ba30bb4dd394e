import { Buffer } from 'node:buffer';
import { endOfLine, outcomeOf, pathTo } from '@merellier/rules';
import { decodeGameText, examineGames, resultOf } from '@merellier/rules/notation';
import { en } from '../en/index.ts';

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
