import { ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import {
  arrowsOn,
  marksOn,
  readArrows,
  readChanges,
  readDrawings,
  readHidden,
  readMarks,
  writeChanges,
} from './attributes.ts';

const { board } = ruleSet('marelle');
const at = (name: string): number => board.names.indexOf(name);

describe('attributes of the element', () => {
  it('give house rules, however they are divided', () => {
    for (const text of ['men=7 flying=0', ' men=7,flying=0 ', 'men=7;\n flying=0'])
      expect(readChanges(text)).toEqual({ men: '7', flying: '0' });
    expect(readChanges(null)).toEqual({});
    expect(readChanges(writeChanges({ men: 7, 'mill-at-entry': 'nothing' }))).toEqual({
      men: '7',
      'mill-at-entry': 'nothing',
    });
  });

  it('leave it to the rules to refuse what is no parameter', () => {
    expect(readChanges('men')).toEqual({ men: '' });
  });

  it('give arrows, the first of which stands out', () => {
    expect(arrowsOn(board, readArrows('d6-d7:a b4'))).toEqual([
      { path: [at('d6'), at('d7')], label: 'a', best: true },
      { path: [at('b4')], label: '2', best: false },
    ]);
  });

  it('give what is drawn by hand: arrows, and rings on one place', () => {
    expect(readDrawings('d6-d7, b4')).toEqual([
      { from: 'd6', to: 'd7' },
      { from: 'b4', to: 'b4' },
    ]);
    expect(readDrawings(null)).toEqual([]);
  });

  it('give marks, with a sign where there is no label', () => {
    expect(marksOn(board, readMarks('d6:win:G12 b4:loss g7:draw'))).toEqual([
      { place: at('d6'), kind: 'win', label: 'G12' },
      { place: at('b4'), kind: 'loss', label: '−' },
      { place: at('g7'), kind: 'draw', label: '=' },
    ]);
  });

  it('pass over what this board does not have', () => {
    expect(arrowsOn(board, readArrows('d6-z9 32-28'))).toEqual([]);
    expect(marksOn(board, readMarks('z9:win d6:nonsense'))).toEqual([]);
    expect([...readHidden('trays nonsense coordinates')]).toEqual(['coordinates', 'trays']);
  });
});
