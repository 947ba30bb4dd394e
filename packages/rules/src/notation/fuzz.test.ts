import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { RULE_SET_IDS, ruleSet } from '../index.ts';
import { numbers } from '../testing/random.ts';
import { decodeGameText, examineGames, readFen, readGames, writeFen, writeGame } from './index.ts';

const INPUTS = isLong ? 2_000_000 : 2_000;

/** Texts to begin with, of every form that is read. */
const SEEDS = [
  '[Rules "marelle"]\n[White "Anne \\"A\\" B"]\n[Result "*"]\n\n1. a1 b4 2. d1 $1 {bien} (2. g1 b6 (2... d6)) 2... f2 3. g1xb4 *\n',
  '[Rules "marelle-avec-des"]\n[FEN "W:Wa1,d1,g4:Bb4,f2,a7"]\n\n1. [654] g4-g1xb4 [633] *\n',
  '[Rules "marelle-cubique"]\n\n1. 111 112 2. 113 ; un mot\n121 1/2-1/2',
  '[GameType "20,W,10,10,N2,0"]\n[Result "2-0"]\n\n1. 32-28 19-23 2. 28x19 14x23 {[%clock w1:20:00]} 2-0\n\n[GameType "21"]\n1. 11x15 22-18 2. 15x22 0-0',
  '[GameType "25"]\n1. c3-d4 d6-c5 2. b2-c3 c5-b4 3. a3:c5 *',
  '[Rules "dames-a-souffler"]\n[FEN "W:W27,32:B9,12,23"]\n\n1. 32-28 {[%huff 27]} 12-16 *',
  '[Rules "international"]\n[FEN "W:WK4:B13,32,37,20:H0:F7"]\n7. 4x15 32-38 8. bon coup 15-20 *',
  '[Site "PlayOK"]\n[GameType "70,0"]\n\n1) 5 13 2) 20 19 0-1',
  '[FEN "***O**@*/@****@*O/OO@***@O b m p 5 0 5 0 0 0 -1 -1 -1 -1 0 0 1 ids:nodes"]\n[Rules "jeu-du-moulin"]\n%x\n*',
];
const SIGNS = [...'{}()[]"\\;$!?*-x:×–.,/%=0123456789abcdefgwWBHFKD \n\r\t\0\u00a0\ufeff½…\ud800'];
const WORDS = [
  '[Rules "',
  '"]',
  '{[%',
  '1...',
  '$256',
  '1-0',
  '0-0',
  '2-0',
  '(',
  ')',
  '/FEN "',
  '[654]',
  'K',
  '--',
  'huff:1',
];

/** A text with a few signs changed, left out, put in or doubled. */
function mutate(text: string, below: (most: number) => number): string {
  let mutated = text;
  for (let changes = 1 + below(6); changes > 0; changes--) {
    const at = below(mutated.length + 1);
    const length = below(8);
    const word = below(3) === 0 ? (WORDS[below(WORDS.length)] as string) : (SIGNS[below(SIGNS.length)] as string);
    const kept = [
      () => word + mutated.slice(at),
      () => word + mutated.slice(at + 1),
      () => mutated.slice(at + length),
      () => mutated.slice(at, at + length) + mutated.slice(at),
      () => mutated.slice(below(mutated.length + 1)),
    ];
    mutated = mutated.slice(0, at) + (kept[below(kept.length)] as () => string)();
  }
  return mutated.slice(0, 2000);
}

const FENS = ['W:Wa1,d6:Bb4,f2:H7,7:D654', 'B:W16,27:B1,11:S16:T23x16,19', '?:W31-50:B1-20,K30:H1:F2', 'W:Wc3:Be5.:X'];

describe('the readers, given anything', () => {
  it('never break, lose no line, and write what they read so that it reads again the same', () => {
    const below = numbers(20260);
    for (let i = 0; i < INPUTS; i++) {
      const text = mutate(SEEDS[i % SEEDS.length] as string, below);
      for (const { read, remarks, line } of examineGames(text, i % 2 ? { rules: ruleSet('international') } : {})) {
        const lines = text.split('\n').length;
        for (const told of [line, ...remarks.map((remark) => remark.line)]) {
          expect(told).toBeGreaterThan(0);
          expect(told).toBeLessThanOrEqual(lines);
        }
        if (!read.ok) continue;
        const written = writeGame(read.value);
        const [again] = readGames(written);
        if (!again?.ok) throw new Error(`${JSON.stringify(again)} of ${JSON.stringify(text)}: ${written}`);
        const twice = writeGame(again.value);
        if (twice !== written) throw new Error(`${JSON.stringify(text)}: ${written} is not ${twice}`);
      }
    }
  });

  it('read any position, or say why not, and write it the same', () => {
    const below = numbers(20261);
    for (let i = 0; i < INPUTS; i++) {
      const rules = ruleSet(RULE_SET_IDS[below(RULE_SET_IDS.length)] as (typeof RULE_SET_IDS)[number]);
      const read = readFen(rules, mutate(FENS[i % FENS.length] as string, below));
      if (!read.ok) continue;
      const fen = writeFen(rules, read.value);
      const again = readFen(rules, fen);
      if (!again.ok || writeFen(rules, again.value) !== fen) throw new Error(fen);
    }
  });

  it('decode any bytes', () => {
    const below = numbers(20262);
    for (let i = 0; i < INPUTS; i++) {
      const bytes = Uint8Array.from({ length: below(200) }, () => (below(3) ? 32 + below(90) : below(256)));
      expect(typeof decodeGameText(bytes).text).toBe('string');
    }
  });
});
