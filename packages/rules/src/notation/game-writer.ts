import { childrenOf, endOfLine, type Game, outcomeOf, pathTo } from '../game.ts';
import { writeDrawn } from './drawn.ts';
import type { WritingDialect, WritingNotation } from './notation.ts';
import { parameterTag } from './parameter-tags.ts';
import { resultOf } from './result.ts';
import { writeThrow } from './throw.ts';
import { nextTurnNumber } from './turn-number.ts';

const WIDTH = 80;

/** A game as text in the manner of PGN and PDN: tags, numbered turns with comments and variations, result. */
export function writeGameBy(notation: WritingNotation, game: Game): string {
  const dialect = notation.writing(game.rules);
  const tags = gameTags(notation, dialect, game).map(
    ([name, value]) => `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]`,
  );
  const words = [...comments(game, 0), ...lineWords(game, dialect, 0, true)];
  words.push(dialect.result(resultOf(outcomeOf(game, endOfLine(game)))));
  return `${tags.join('\n')}\n\n${wrap(words)}\n`;
}

function gameTags(notation: WritingNotation, dialect: WritingDialect, game: Game): [name: string, value: string][] {
  const { rules, nodes } = game;
  const tags: [name: string, value: string][] = Object.entries(game.tags);
  for (const [name, value] of dialect.tags) tags.push([name, value]);
  tags.push(['Rules', rules.id]);
  for (const [name, value] of Object.entries(rules.changes)) tags.push([parameterTag(name), String(value)]);
  const start = nodes[0]?.position ?? rules.start();
  const fen = notation.writeFen(rules, start);
  if (fen !== notation.writeFen(rules, rules.start())) tags.push(['FEN', fen]);
  tags.push(['Result', dialect.result(resultOf(outcomeOf(game, endOfLine(game))))]);
  return tags;
}

/** The words of the main line from a node on, each of its turns followed by the variations to it. */
function lineWords(game: Game, dialect: WritingDialect, from: number, numbered: boolean): string[] {
  const words: string[] = [];
  let node = from;
  let needsNumber = numbered;
  for (;;) {
    const [main, ...variations] = childrenOf(game, node);
    if (main === undefined) break;
    words.push(...turnWords(game, dialect, main, needsNumber), ...comments(game, main));
    for (const variation of variations) {
      const first = [...turnWords(game, dialect, variation, true), ...comments(game, variation)];
      const rest = lineWords(game, dialect, variation, comments(game, variation).length > 0);
      words.push(...parenthesise([...first, ...rest]));
    }
    needsNumber = variations.length > 0 || comments(game, main).length > 0;
    node = main;
  }
  const { thrown } = game.nodes[node] ?? {};
  if (thrown) words.push(`[${writeThrow(thrown)}]`);
  return words;
}

/** One turn with its number where it opens one, or where the text was interrupted before it; its throw; its marks. */
function turnWords(game: Game, dialect: WritingDialect, index: number, needsNumber: boolean): string[] {
  const node = game.nodes[index];
  const before = game.nodes[node?.parent ?? -1];
  if (!node?.turn || !before) return [];
  const { rules } = game;
  const { number, side, opens } = nextTurnNumber(game, pathTo(game, node.parent));
  const position =
    node.dice && rules.awaitsThrow(before.position) ? rules.throwDice(before.position, node.dice) : before.position;
  const words: string[] = [];
  const isFirst = side === rules.start().toPlay;
  if (opens || needsNumber) words.push(isFirst ? `${number}.` : `${number}...`);
  if (node.dice) words.push(`[${writeThrow(node.dice)}]`);
  words.push(dialect.turn(position, node.turn), ...node.nags.map((nag) => `$${nag}`));
  return words;
}

/** A comment in braces, after what is drawn. A closing brace in it would end it early, and is written as a parenthesis. */
function comments(game: Game, index: number): string[] {
  const { comment = '', drawn = [] } = game.nodes[index] ?? {};
  const said = comment.replace(/\s+/g, ' ').trim().replaceAll('}', ')');
  const text = [writeDrawn(game.rules.board, drawn), said].filter((part) => part !== '').join(' ');
  return text === '' ? [] : `{${text}}`.split(' ');
}

function parenthesise(words: readonly string[]): string[] {
  const inside = words.join('\u0000');
  return `(${inside})`.split('\u0000');
}

function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.join('\n');
}
