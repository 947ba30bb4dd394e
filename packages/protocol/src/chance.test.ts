import { createHmac } from 'node:crypto';
import { positionOf, THROWS, type Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { type ChanceProof, chanceProofOf, commitmentTo, throwAt, toss, verifyChance } from './index.ts';
import { BEN, GAME, SECRET, Table } from './testing/table.ts';

const SOURCE = { game: GAME, secret: SECRET, contributions: { host: 'aa'.repeat(32), guest: 'bb'.repeat(32) } };

/** A game with dice, played to its tenth throw and resigned, with lots drawn for the sides. */
function finished(): Table {
  const table = Table.seated({ rules: { id: 'marelle-avec-des', parameters: { men: 4 } }, side: 'toss' });
  table.play('a7 d5 d1 g4 f4 b6 a4 c3');
  while (table.state.chance && table.state.chance.throws < 10 && table.state.phase === 'playing') {
    const { rules, game } = table.state;
    const position = positionOf(game);
    table.play(writeTurn(rules, position, rules.turns(position)[0] as Turn));
  }
  return table.state.phase === 'over' ? table : table.ask(BEN, { kind: 'resign' });
}

const proofOf = (table: Table): ChanceProof => {
  const proof = chanceProofOf(GAME, table.events);
  if (!proof) throw new Error('no proof');
  return proof;
};

describe('chance', () => {
  it('can be computed again by anybody, from the text of the specification [C6]', () => {
    const bytes = createHmac('sha256', Buffer.from(SECRET, 'hex'))
      .update(`merellier/1/${GAME}/${'aa'.repeat(32)}/${'bb'.repeat(32)}/throw/3/0`)
      .digest();
    const faces = [...bytes]
      .filter((byte) => byte < 252)
      .slice(0, 3)
      .map((byte) => 1 + (byte % 6));
    expect(throwAt(SOURCE, 3)).toEqual(faces.sort((a, b) => b - a));
  });

  it('is as fair as dice: every throw comes as often as it should [C6]', () => {
    const counts = new Map<string, number>();
    const trials = 21_600;
    for (let i = 0; i < trials; i++) {
      const dice = String(throwAt(SOURCE, i));
      counts.set(dice, (counts.get(dice) ?? 0) + 1);
    }
    let chi = 0;
    for (const { dice, ways } of THROWS) {
      const due = (trials * ways) / 216;
      chi += ((counts.get(String(dice)) ?? 0) - due) ** 2 / due;
    }
    // 55 degrees of freedom: more than 93 comes once in a thousand times.
    expect(chi).toBeLessThan(93);
  });

  it('depends on the part of each player, and on the game [C6]', () => {
    const other = (change: Partial<typeof SOURCE>) =>
      Array.from({ length: 20 }, (_, i) => String(throwAt({ ...SOURCE, ...change }, i))).join();
    const ours = other({});
    expect(other({ game: 'game-0123456789ax' })).not.toBe(ours);
    expect(other({ contributions: { host: 'ab'.repeat(32), guest: 'bb'.repeat(32) } })).not.toBe(ours);
    expect(other({ contributions: { host: 'aa'.repeat(32), guest: 'bc'.repeat(32) } })).not.toBe(ours);
  });

  it('tosses for either side', () => {
    const seats = new Set(Array.from({ length: 40 }, (_, i) => toss({ ...SOURCE, game: `game-${i}` })));
    expect(seats).toEqual(new Set(['host', 'guest']));
  });
});

describe('a finished game', () => {
  const proof = proofOf(finished());

  it('is verified by its events alone [C7]', () => {
    expect(proof.throws).toHaveLength(10);
    expect(proof.white).not.toBeNull();
    expect(verifyChance(proof)).toBeNull();
  });

  it('is not, where a throw, the toss or the secret is another [C7]', () => {
    const [first, ...rest] = proof.throws;
    if (!first) throw new Error('no throw');
    const wrong = { ...first, dice: String(first.dice) === '6,6,6' ? ([1, 1, 1] as const) : ([6, 6, 6] as const) };
    expect(verifyChance({ ...proof, throws: [wrong, ...rest] })).toMatchObject({ problem: 'throw', index: 0 });
    expect(verifyChance({ ...proof, white: proof.white === 'host' ? 'guest' : 'host' })).toEqual({ problem: 'toss' });
    expect(verifyChance({ ...proof, secret: '00'.repeat(32) })).toEqual({ problem: 'commitment' });
    expect(verifyChance({ ...proof, secret: 'no secret' })).toEqual({ problem: 'commitment' });
    expect(commitmentTo(proof.secret)).toBe(proof.commitment);
  });

  it('has nothing to verify before it is over, or without chance', () => {
    expect(chanceProofOf(GAME, Table.seated({ side: 'toss' }).events)).toBeNull();
    expect(chanceProofOf(GAME, Table.seated().events)).toBeNull();
  });
});
