import { readGame } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { lastTrace } from './trace.ts';
import { type TurnLine, turnRows } from './turn-rows.ts';

const read = (text: string) => {
  const game = readGame(text);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};
const say = (line: TurnLine): string =>
  line.entries
    .map(({ opens, number, text, variations }, i) =>
      [opens ? `${number}.` : i === 0 ? `${number}…` : '', text, ...variations.map((other) => `(${say(other)})`)]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(' ');

describe('turnRows', () => {
  it('numbers the turns, with extra turns under the number of their side', () => {
    const rows = turnRows(read('[Rules "marelle-de-ceylan"] 1. d5 a1 2. d6 g1 3. d7 b4 c3 4. f4'));
    expect(
      rows.map(({ number, first, second }) => [number, first.map((t) => t.text), second.map((t) => t.text)]),
    ).toEqual([
      [1, ['d5'], ['a1']],
      [2, ['d6'], ['g1']],
      [3, ['d7', 'b4'], ['c3']],
      [4, ['f4'], []],
    ]);
  });

  it('puts the lines not taken under the row in which they begin', () => {
    const rows = turnRows(read('[Rules "marelle"] 1. d6 f4 (1... b4 2. c3 (2. a1 a4) 2... c4) 2. d5'));
    expect(rows.map(({ variations }) => variations.map(say))).toEqual([['1… b4 2. c3 (2. a1 a4) c4'], []]);
  });

  it('writes throws before their turns', () => {
    const rows = turnRows(read('[Rules "marelle-avec-des"] [FEN "W:Wa1,d1,b6,c4:Bf2,f6,c5,e3"] 1. [654] b6-g1xf2'));
    expect(rows[0]?.first[0]?.text).toBe('[654] b6-g1xf2');
  });
});

describe('lastTrace', () => {
  it('shows where the last turn went and what it took', () => {
    const game = read('[Rules "marelle"] [FEN "W:Wa1,d1,g4,b6:Bf2,f6,c5,e3"] 1. g4-g1xf2');
    const name = (place: number) => game.rules.board.names[place];
    const trace = lastTrace(game);
    expect(trace?.path.map(name)).toEqual(['g4', 'g1']);
    expect(trace?.taken.map(name)).toEqual(['f2']);
  });

  it('shows every square of a capture', () => {
    const game = read('[Rules "dames"] [FEN "W:W26:B22,14,7,1"] 1. 26x3');
    const trace = lastTrace(game);
    expect(trace?.path.map((place) => game.rules.board.names[place])).toEqual(['26', '17', '10', '3']);
    expect(trace?.taken).toHaveLength(3);
  });

  it('shows nothing before the first turn, nor where a turn was only said', () => {
    expect(lastTrace(read('[Rules "marelle"]\n\n*'))).toBeNull();
    expect(lastTrace(read('[Rules "dames-a-souffler"] [FEN "W:W22,30:B18,5"] 1. 30-25 {[%demand]}'))).toBeNull();
  });
});
