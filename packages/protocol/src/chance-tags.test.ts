import { readGame, writeGame } from '@merellier/rules/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChanceTags, recordOf, verifyChance } from './index.ts';
import { diceGame } from './testing/dice-game.ts';
import { BEN, Table } from './testing/table.ts';

/** What verifying a text comes to: `verified`, or what does not hold; `unreadable` where it is no game any more. */
function judge(text: string): string {
  const game = readGame(text);
  if (!game.ok) return 'unreadable';
  const proof = readChanceTags(game.value);
  return proof.ok ? (verifyChance(proof.value)?.problem ?? 'verified') : proof.error.problem;
}

const finished = (picks: readonly number[], takebacks: boolean): string =>
  writeGame(recordOf(diceGame(picks, takebacks).state));

const picks = fc.array(fc.nat(200), { minLength: 1, maxLength: 25 });

describe('the text of a finished game', () => {
  it('is verified by itself, whatever was played and taken back [C8]', () => {
    fc.assert(
      fc.property(picks, fc.boolean(), (chosen, takebacks) => {
        expect(judge(finished(chosen, takebacks))).toBe('verified');
      }),
      { numRuns: 60 },
    );
  });

  it('is not once one letter of it is another: of a throw, the secret, a contribution, or what it belongs to [C8]', () => {
    fc.assert(
      fc.property(picks, fc.nat(), fc.nat(), (chosen, where, what) => {
        const text = finished(chosen, false);
        const places = [...chanceLetters(text)];
        const at = places[where % places.length] as number;
        const letters = lettersLike(text[at] as string);
        const tampered = text.slice(0, at) + letters[what % letters.length] + text.slice(at + 1);
        expect(judge(tampered)).not.toBe('verified');
      }),
      { numRuns: 300 },
    );
  });

  it('says what was altered [C7, C8]', () => {
    const text = finished([3, 1, 4, 1, 5], false);
    const altered = (tag: string, change: (value: string) => string): string =>
      text.replace(new RegExp(`\\[${tag} "([^"]*)"`), (_, value) => `[${tag} "${change(value)}"`);
    const turned = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
    expect(judge(altered('ChanceSecret', turned))).toBe('commitment');
    expect(judge(altered('ChanceCommitment', turned))).toBe('commitment');
    expect(judge(altered('ChanceOfHost', turned))).toBe('contributions');
    expect(judge(altered('ChanceOfGuest', turned))).toBe('contributions');
    expect(judge(altered('OnlineGame', (id) => `${id}x`))).toBe('contributions');
    expect(judge(altered('ChanceSeal', turned))).toBe('contributions');
    expect(judge(altered('ChanceToss', (seat) => (seat === 'host' ? 'guest' : 'host')))).toBe('toss');
    expect(judge(altered('ChanceToss', () => 'nobody'))).toBe('bad-tag');
    expect(judge(altered('ChanceSecret', () => 'unknown'))).toBe('bad-tag');
    expect(judge(text.replace(/\[ChanceSeal.*\n/, ''))).toBe('bad-tag');
    expect(judge(text.replace(/\[(Online|Chance).*\n/g, ''))).toBe('no-tags');
    expect(judge(text.replace('[ChanceSeal', '[ChanceTakenBack "0"]\n[ChanceSeal'))).toBe('throw');
  });

  it('has no such tags where there was no chance', () => {
    expect(judge(writeGame(recordOf(Table.seated().play('a1').ask(BEN, { kind: 'resign' }).state)))).toBe('no-tags');
  });
});

/** Where the letters stand that chance hangs on: in tags, and the throws. */
function* chanceLetters(text: string): Generator<number> {
  const values = /\[(?:Chance\w+|OnlineGame) "([^"]+)"\]|\[([1-6]{3})\]/g;
  for (const match of text.matchAll(values)) {
    const value = match[1] ?? match[2] ?? '';
    const from = (match.index ?? 0) + match[0].indexOf(value, match[1] === undefined ? 1 : match[0].indexOf('"'));
    for (let i = 0; i < value.length; i++) yield from + i;
  }
}

/** Other letters of the same kind. */
const lettersLike = (letter: string): readonly string[] =>
  [...(/[1-6]/.test(letter) ? '123456' : '0123456789abcdef')].filter((other) => other !== letter);
