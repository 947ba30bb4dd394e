import { describe, expect, it } from 'vitest';
import { ruleSet } from '../catalogue.ts';
import { annotate, newGame } from '../game.ts';
import { readDrawn, writeDrawn } from './drawn.ts';
import { readGame, writeGame } from './games.ts';

const { board } = ruleSet('marelle');
const at = (name: string): number => board.names.indexOf(name);

describe('what is drawn in a comment', () => {
  it('is read apart from what is said, whatever its colour', () => {
    expect(readDrawn(board, '[%csl Gd6,Rd7] a strong point [%cal Ya1d1]')).toEqual({
      comment: 'a strong point',
      drawn: [
        { from: at('d6'), to: at('d6') },
        { from: at('d7'), to: at('d7') },
        { from: at('a1'), to: at('d1') },
      ],
    });
  });

  it('stays in the text where it names no place of the board', () => {
    for (const comment of ['[%cal Ga1h8]', '[%csl Gb1]', '[%cal Ga1]', '[%clk 0:01:00]'])
      expect(readDrawn(board, comment)).toEqual({ comment, drawn: [] });
  });

  it.each(['marelle', 'international', 'marelle-cubique'] as const)('is written and read again the same: %s', (id) => {
    const rules = ruleSet(id);
    const last = rules.board.names.length - 1;
    const drawn = [
      { from: 3, to: 3 },
      { from: 0, to: last },
      { from: last, to: 1 },
    ];
    expect(readDrawn(rules.board, writeDrawn(rules.board, drawn)).drawn).toEqual(drawn);
    const game = annotate(newGame(rules), { comment: 'so {that}', drawn });
    const read = readGame(writeGame(game));
    expect(read.ok && read.value.nodes[0]).toMatchObject({ comment: 'so {that)', drawn });
  });
});
