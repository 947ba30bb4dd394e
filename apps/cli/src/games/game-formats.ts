import { endOfLine, type Game, outcomeOf, pathTo, positionOf } from '@merellier/rules';
import { resultOf, writeFen, writeGame, writeTurn } from '@merellier/rules/notation';
import type { CollectedGame } from './collection.ts';
import type { GameFormat } from './game-format-names.ts';

const COLUMNS = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'] as const;

/** What stands before the first game of a form; empty for nothing. */
export const headOf = (format: GameFormat): string =>
  format === 'csv' ? 'file,game,event,site,date,round,white,black,rules,result,reason,turns\n' : '';

/** A game in one of the forms, with the end of its last line. */
export function formatGame(format: GameFormat, { file, number }: CollectedGame, game: Game): string {
  const end = endOfLine(game);
  const outcome = outcomeOf(game, end);
  const result = game.tags['Result'] ?? resultOf(outcome);
  switch (format) {
    case 'pdn':
      return `${writeGame(game)}\n`;
    case 'pgn':
      // Other programs know the seven tags of PGN, in this order, and results of chess.
      return `${withSevenTags(writeGame(game), game, result)}\n`;
    case 'jsonl':
      return `${JSON.stringify({
        file,
        game: number,
        rules: game.rules.id,
        ...(Object.keys(game.rules.changes).length > 0 && { changes: game.rules.changes }),
        tags: game.tags,
        start: writeFen(game.rules, positionOf(game, 0)),
        turns: turnsOf(game, end),
        result,
        reason: outcome?.reason ?? null,
      })}\n`;
    case 'csv': {
      const tags = COLUMNS.map((name) => game.tags[name] ?? '');
      const turns = pathTo(game, end).length - 1;
      return `${[file, number, ...tags, game.rules.id, result, outcome?.reason ?? '', turns].map(csvField).join(',')}\n`;
    }
  }
}

/** The turns of the main line as text, each with its throw where it has one. */
function turnsOf(game: Game, end: number): string[] {
  const { rules, nodes } = game;
  return pathTo(game, end).flatMap((index) => {
    const { turn, parent, dice } = nodes[index] as Game['nodes'][number];
    if (!turn) return [];
    const before = (nodes[parent] as Game['nodes'][number]).position;
    const thrown = dice && rules.awaitsThrow(before);
    const text = writeTurn(rules, thrown ? rules.throwDice(before, dice) : before, turn);
    return [thrown ? `[${dice.join('')}] ${text}` : text];
  });
}

/** A field as RFC 4180 has it; one that a spreadsheet would take for a formula begins with an apostrophe. */
function csvField(value: string | number): string {
  const text = typeof value === 'string' && /^[=+@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const SEVEN: Readonly<Record<string, string>> = {
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '?',
  White: '?',
  Black: '?',
};

function withSevenTags(text: string, { tags }: Game, result: string): string {
  const quote = (value: string): string => value.replace(/[\\"]/g, '\\$&');
  const seven = Object.entries(SEVEN).map(([name, unknown]) => `[${name} "${quote(tags[name] ?? unknown)}"]`);
  const [head = '', ...body] = text.split('\n\n');
  const others = head.split('\n').filter((line) => !/^\[(Event|Site|Date|Round|White|Black|Result) /.test(line));
  const moves = body.join('\n\n').replace(/(2-0|0-2|1-1)(\s*)$/, (_, __, space: string) => `${result}${space}`);
  return `${[...seven, `[Result "${result}"]`, ...others].join('\n')}\n\n${moves}`;
}
