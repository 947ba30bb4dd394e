import { describe, expect, it } from 'vitest';
import { type GameToken, readResult } from './game-token.ts';
import { tokenizeGames } from './game-tokens.ts';

/** A token in short, as a reader of this test would say it. */
const say = (token: GameToken): string => {
  switch (token.kind) {
    case 'tag':
      return `[${token.name}=${token.value}]`;
    case 'number':
      return `${token.number}${'.'.repeat(token.dots)}`;
    case 'turn':
      return token.text;
    case 'throw':
      return `<${token.text}>`;
    case 'comment':
      return `{${token.text}}`;
    case 'nag':
      return `$${token.number}`;
    case 'result':
      return `=${token.result}`;
    case 'setup':
      return `/${token.fen}/`;
    default:
      return token.kind;
  }
};
const said = (text: string): string => tokenizeGames(text).map(say).join(' ');

describe('tokenizeGames', () => {
  it('reads tags, numbers, turns and the result', () => {
    expect(said('[Event "A \\"b\\""]\n[Round 3]\n\n1. 32-28 19x23 2.37-32 1-0')).toBe(
      '[Event=A "b"] [Round=3] 1. 32-28 19x23 2. 37-32 =1-0',
    );
  });

  it('reads both result styles and a star, and tells them from turns and from a forced turn', () => {
    expect(said('1-18 2-0')).toBe('1-18 =1-0');
    expect(said('0-2 1-1 1/2 - 1/2 0-0 *')).toBe('=0-1 =1/2-1/2 =1/2-1/2 =0-0 =*');
    expect(said('1-6* 32-28 *')).toBe('1-6 $7 32-28 =*');
    expect(said('1-2 2-1')).toBe('1-2 2-1');
    expect(readResult('2 - 0')).toBe('1-0');
    expect(readResult('3-0')).toBeNull();
  });

  it('reads captures with x, :, × and spaces, in numbers and letters', () => {
    expect(said('28 x 19 14:23 c3:e5 47×38×24 32 - 28 a1–b2')).toBe('28x19 14x23 c3xe5 47x38x24 32-28 a1-b2');
  });

  it('reads numbers with one dot, three, or none, and skips dots that stand for a turn', () => {
    expect(said('1... 20-25 2. ... 7-12 3… 8-13 4 32-28')).toBe('1... 20-25 2... 7-12 3... 8-13 4 32-28');
  });

  it('reads comments, clock annotations, variations and annotations', () => {
    expect(
      said('1. 32-28! {[%clock w1:30:00 B0:00:03] a\n b} (1. 37-32 $14 ?! (x)) 19-23(?!!) ; to the end\n2. a'),
    ).toBe(
      '1. 32-28 $1 {[%clock w1:30:00 B0:00:03] a b} open 1. 37-32 $14 $6 open x close close 19-23 $6 {to the end} 2. a',
    );
  });

  it('reads throws and the turns of the mill', () => {
    expect(said('1. d6 f4 2. [6 5 4] a1-g7xd3xb4 [633] d6xg7')).toBe('1. d6 f4 2. <654> a1-g7xd3xb4 <633> d6xg7');
  });

  it('reads huffs and demands, alone or as commands in a comment', () => {
    expect(said('{[%huff 23]} {[%demand]} HUFF:c3 demand {[%huff] soft}')).toBe(
      'huff:23 demand huff:c3 demand {[%huff] soft}',
    );
  });

  it('tells escaped lines from turns and reads a position set up', () => {
    expect(said('% a remark\n32-28 /FEN "B:W28:B1"/')).toBe('escaped 32-28 /B:W28:B1/');
  });

  it('tells where each token begins', () => {
    const [first, second] = tokenizeGames('\n 1. 32-28');
    expect(first).toMatchObject({ at: 2, line: 2 });
    expect(second).toMatchObject({ at: 5, line: 2, raw: '32-28' });
  });

  it('ends a comment that is not closed, or not in this game, with its line', () => {
    expect(said('32-28 {never closed\n19-23')).toBe('32-28 {never closed} 19-23');
    expect(said('d6 {a\nf4\n[A "b"]\nd6 {c\nd}')).toBe('d6 {a} f4 [A=b] d6 {c d}');
    expect(said('d6 {a\n[A "b"] c} f4')).toBe('d6 {a [A "b"] c} f4');
  });

  it('reads signs that say how a position stands as their numbers', () => {
    expect(said('d6± f4 ∓ d2 ∞ b4= d3 += e4 =+ a1⩲ a4 ⩱ g1+- g7 −+ d1 +/− b6 -/+')).toBe(
      'd6 $16 f4 $17 d2 $13 b4 $10 d3 $14 e4 $15 a1 $14 a4 $15 g1 $18 g7 $19 d1 $16 b6 $17',
    );
    expect(said('32-28+- 19-23 = c3-d4± a1-g7xd3+- -- c3x e5')).toBe(
      '32-28 $18 19-23 $10 c3-d4 $16 a1-g7xd3 $18 -- c3xe5',
    );
  });

  it('keeps what it cannot read as such, without an end', () => {
    expect(said('32-28 }never opened\n19-23')).toBe('32-28 unreadable 19-23');
    expect(said(']"')).toBe('unreadable');
  });

  it('loses no character of the text', () => {
    const text = '[A "b"] 1. 32-28 {c} (19-23) * ] ; x';
    for (const { at, raw } of tokenizeGames(text)) expect(text.slice(at, at + raw.length)).toBe(raw);
  });
});
