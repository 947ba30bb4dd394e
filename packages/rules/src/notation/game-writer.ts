import { childrenOf, endOfLine, type Game, outcomeOf } from '../game.ts';
import { writeDrawn } from './drawn.ts';
import { countersOf, firstNumber } from './fen-counters.ts';
import type { WritingDialect, WritingNotation } from './notation.ts';
import { parameterTag } from './parameter-tags.ts';
import { resultOf } from './result.ts';
import { writeThrow } from './throw.ts';

const WIDTH = 80;

/** A game as text in the manner of PGN and PDN: tags, numbered turns with comments and variations, result. */
export function writeGameBy(notation: WritingNotation, game: Game): string {
  const dialect = notation.writing(game.rules);
  const tags = gameTags(notation, dialect, game).map(
    ([name, value]) => `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]`,
  );
  const words = comments(game, 0);
  new LineWriter(game, dialect, words).write();
  words.push(resultText(dialect, game));
  return `${tags.join('\n')}\n\n${wrap(words)}\n`;
}

function gameTags(notation: WritingNotation, dialect: WritingDialect, game: Game): [name: string, value: string][] {
  const { rules, nodes } = game;
  const tags: [name: string, value: string][] = Object.entries(game.tags).filter(([name]) => !OWN.includes(name));
  for (const [name, value] of dialect.tags) tags.push([name, value]);
  tags.push(['Rules', rules.id]);
  for (const [name, value] of Object.entries(rules.changes)) tags.push([parameterTag(name), String(value)]);
  const start = nodes[0]?.position ?? rules.start();
  const fen = notation.writeFen(rules, start);
  const counters = countersOf(rules, game.tags['FEN'] ?? '');
  if (counters !== '' || fen !== notation.writeFen(rules, rules.start())) tags.push(['FEN', fen + counters]);
  tags.push(['Result', resultText(dialect, game)]);
  return tags;
}

/** Tags that are written anew. */
const OWN: readonly string[] = ['FEN', 'Result'];

/** The result; a game that both sides lost, which no rule gives, keeps what its file says. */
function resultText(dialect: WritingDialect, game: Game): string {
  const result = resultOf(outcomeOf(game, endOfLine(game)));
  return dialect.result(result === '*' && game.tags['Result'] === '0-0' ? '0-0' : result);
}

/** A line that is being written, as it stands within others. */
interface OpenLine {
  /** The node whose continuation is to be written. */
  node: number;
  /** The number of that continuation, and of the turn that led to `node`. */
  readonly number: number;
  readonly written: number;
  /** The variations to the turn of `node` that are still to be written, before the line goes on. */
  readonly variations: number[];
  needsNumber: boolean;
}

/** Writes the words of a game's lines, each turn followed by the variations to it. It goes down no deeper for a variation in one. */
class LineWriter {
  readonly #game: Game;
  readonly #dialect: WritingDialect;
  readonly #words: string[];
  readonly #lines: OpenLine[];

  constructor(game: Game, dialect: WritingDialect, words: string[]) {
    this.#game = game;
    this.#dialect = dialect;
    this.#words = words;
    this.#lines = [{ node: 0, number: firstNumber(game.tags), written: 0, variations: [], needsNumber: true }];
  }

  write(): void {
    for (let line = this.#lines.at(-1); line; line = this.#lines.at(-1)) {
      const variation = line.variations.shift();
      if (variation !== undefined) this.#openVariation(line, variation);
      else if (!this.#goOn(line)) this.#close();
    }
  }

  /** Writes the next turn of a line; false at its end. */
  #goOn(line: OpenLine): boolean {
    const [main, ...variations] = childrenOf(this.#game, line.node);
    if (main === undefined) return false;
    this.#writeTurn(main, line.number, line.needsNumber);
    const noted = this.#writeComments(main);
    const needsNumber = noted || variations.length > 0;
    const number = this.#numberAfter(line.node, main, line.number);
    this.#lines[this.#lines.length - 1] = {
      node: main,
      number,
      written: line.number,
      variations: [...variations],
      needsNumber,
    };
    return true;
  }

  #openVariation({ node, written }: OpenLine, variation: number): void {
    const first = this.#words.length;
    this.#writeTurn(variation, written, true);
    const needsNumber = this.#writeComments(variation);
    this.#words[first] = `(${this.#words[first]}`;
    const number = this.#numberAfter(this.#game.nodes[node]?.parent ?? 0, variation, written);
    this.#lines.push({ node: variation, number, written, variations: [], needsNumber });
  }

  #close(): void {
    const line = this.#lines.pop();
    const { thrown } = this.#game.nodes[line?.node ?? 0] ?? {};
    if (thrown) this.#words.push(`[${writeThrow(thrown)}]`);
    if (this.#lines.length > 0) this.#words[this.#words.length - 1] += ')';
  }

  /** The number of the turn after `node`, which itself was led to from `before` by a turn of this number. */
  #numberAfter(before: number, node: number, number: number): number {
    const { nodes, rules } = this.#game;
    const first = rules.start().toPlay;
    const opens = nodes[node]?.position.toPlay === first && nodes[before]?.position.toPlay !== first;
    return opens ? number + 1 : number;
  }

  /** One turn with its number where it opens one, or where the text was interrupted before it; its throw; its marks. */
  #writeTurn(index: number, number: number, needsNumber: boolean): void {
    const { rules, nodes } = this.#game;
    const node = nodes[index];
    const before = nodes[node?.parent ?? -1];
    if (!node?.turn || !before) return;
    const first = rules.start().toPlay;
    const isFirst = before.position.toPlay === first;
    const opens = isFirst && nodes[before.parent]?.position.toPlay !== first;
    if (opens || needsNumber) this.#words.push(isFirst ? `${number}.` : `${number}...`);
    if (node.dice) this.#words.push(`[${writeThrow(node.dice)}]`);
    const { position } = before;
    const thrown = node.dice && rules.awaitsThrow(position) ? rules.throwDice(position, node.dice) : position;
    this.#words.push(this.#dialect.turn(thrown, node.turn));
    for (const nag of node.nags) this.#words.push(`$${nag}`);
  }

  /** Writes the comment on a node; false where there is none. */
  #writeComments(index: number): boolean {
    const words = comments(this.#game, index);
    for (const word of words) this.#words.push(word);
    return words.length > 0;
  }
}

/**
 * A comment in braces, after what is drawn. A closing brace in it would end it early, and is written as a parenthesis; what would be
 * read as a turn, a huff or a demand that somebody only spoke of, gets a space.
 */
function comments(game: Game, index: number): string[] {
  const { comment = '', drawn = [] } = game.nodes[index] ?? {};
  const said = comment
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('}', ')')
    .replace(/^\[(?=%\s*(huff|demand))/i, '[ ');
  const text = [writeDrawn(game.rules.board, drawn), said].filter((part) => part !== '').join(' ');
  return text === '' ? [] : `{${text}}`.split(' ');
}

/** Lines of words. None begins with what may be a tag, in a comment: readers would take it for that of another game. */
function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > WIDTH && !/^\[\p{L}/u.test(word)) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.join('\n');
}
