import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleSet } from '../catalogue.ts';
import { type Game, lineTo, newGame, outcomeOf, positionOf, redo, undo } from '../game.ts';
import { readFen, readTurn, writeFen, writeTurn } from '../notation/index.ts';
import { perft } from '../perft.ts';
import { houseRules, numbers, randomGame, randomTurn } from '../testing/random.ts';
import { explainDraughts } from './explain.ts';
import type { DraughtsPosition } from './position.ts';
import { DRAUGHTS_RULE_SET_IDS } from './presets.ts';
import type { DraughtsRuleSet } from './rule-set.ts';
import { type BoardTurn, type DraughtsTurn, isBoardTurn, sameTurn } from './turn.ts';

const IDS = DRAUGHTS_RULE_SET_IDS;
const anyRules = fc.oneof(
  fc.constantFrom(...IDS).map((id) => ruleSet(id)),
  houseRules(IDS),
) as fc.Arbitrary<unknown> as fc.Arbitrary<DraughtsRuleSet>;
const seed = fc.nat(2 ** 31);
const RUNS = { numRuns: 120 };

/** A random game of some length, in which every third one is played on with few pieces, so that there are kings. */
function someGame(rules: DraughtsRuleSet, from: number): Game {
  const below = numbers(from);
  return randomGame(rules as never, from, below(140));
}

const somePosition = (rules: DraughtsRuleSet, from: number): DraughtsPosition =>
  positionOf(someGame(rules, from)) as DraughtsPosition;

const tapsOf = (steps: readonly { readonly kind: string; readonly at?: number }[]): number[] =>
  steps.flatMap((step) => (step.at === undefined ? [] : [step.at]));

describe('in random games of all draughts rule sets and of house rule sets', () => {
  it('every turn is listed once and has a walk whose every step is allowed', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const position = somePosition(rules, from);
        const turns = rules.turns(position);
        const walks = rules.walks(position);
        for (const [i, turn] of turns.entries()) {
          expect(turns.findIndex((other) => sameTurn(other, turn))).toBe(i);
          const walk = walks.find((candidate) => sameTurn(candidate.turn, turn));
          expect(walk, JSON.stringify(turn)).toBeDefined();
          if (isBoardTurn(turn)) expect(tapsOf(walk?.steps ?? [])).toEqual([turn.from, ...turn.path]);
        }
        for (const { turn, steps } of walks.slice(0, 60)) {
          expect(turns.some((legal) => sameTurn(legal, turn))).toBe(true);
          const taps = tapsOf(steps);
          for (let end = 1; end <= taps.length; end++)
            expect(explainDraughts(rules, position, taps.slice(0, end)), JSON.stringify(steps)).toBeNull();
        }
      }),
      RUNS,
    );
  });

  it('a listed pair of squares is accepted and an unlisted one refused with a reason', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const position = somePosition(rules, from);
        const { names } = rules.board;
        const turns = rules.turns(position).filter(isBoardTurn);
        const walks = rules.walks(position).map(({ steps }) => tapsOf(steps));
        for (const [a] of names.entries())
          for (const b of names.keys()) {
            if (names.length > 50 && (a + b) % 4 !== 0) continue;
            const listed = turns.filter((turn) => turn.from === a && turn.to === b);
            const text = `${names[a]}-${names[b]}`;
            const read = readTurn(rules as never, position, text);
            if (read.ok)
              expect(
                listed.some((turn) => sameTurn(turn, read.value as DraughtsTurn)),
                text,
              ).toBe(true);
            else if (listed.length > 0) expect(read.error, text).toMatchObject({ refusal: { reason: 'ambiguous' } });
            else expect(read.error, text).toMatchObject({ refusal: { reason: expect.any(String) } });
            const taps = [a, b];
            const walked = walks.some((places) => taps.every((tap, i) => places[i] === tap));
            expect(explainDraughts(rules, position, taps) === null, text).toBe(walked);
          }
      }),
      { numRuns: 12 },
    );
  });

  it('turns and positions are the same after writing and reading', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const position = somePosition(rules, from);
        const fen = writeFen(rules as never, position);
        expect(readFen(rules as never, fen), fen).toEqual({ ok: true, value: position });
        const texts = rules.turns(position).map((turn) => {
          const text = writeTurn(rules as never, position, turn);
          expect(readTurn(rules as never, position, text), `${fen} ${text}`).toEqual({ ok: true, value: turn });
          const next = rules.play(position, turn);
          const after = writeFen(rules as never, next);
          expect(readFen(rules as never, after), after).toEqual({ ok: true, value: next });
          return text;
        });
        expect(new Set(texts).size).toBe(texts.length);
      }),
      RUNS,
    );
  });

  it('perft of depth 1 counts the turns, of depth 2 those of the next positions', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const position = somePosition(rules, from);
        const turns = rules.turns(position);
        expect(perft(rules, position, 1)).toBe(turns.length);
        const next = turns.map((turn) => rules.turns(rules.play(position, turn)).length);
        expect(perft(rules, position, 2)).toBe(next.reduce((sum, count) => sum + count, 0));
      }),
      RUNS,
    );
  });

  it('seen from the other side with colours exchanged, all is the same', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const position = somePosition(rules, from);
        const rotated = rules.transform(position, 1);
        expect(rules.transform(rotated, 1)).toEqual(position);
        expect(rules.transform(position, 0)).toBe(position);
        const turns = rules.turns(rotated);
        expect(turns).toHaveLength(rules.turns(position).length);
        for (const turn of rules.turns(position)) {
          const image = turns.find((other) => rules.same(other, rules.transformTurn(turn, 1)));
          expect(image, JSON.stringify(turn)).toBeDefined();
          const [a, b] = [rules.transform(rules.play(position, turn), 1), rules.play(rotated, image as DraughtsTurn)];
          expect(rules.key(a)).toBe(rules.key(b));
        }
      }),
      RUNS,
    );
  });

  it('a turn takes what it says, moves one piece, and undoing it restores the position', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const below = numbers(from);
        let game = someGame(rules, from);
        if (outcomeOf(game)) return;
        const before = game;
        game = randomTurn(game, below);
        const turn = lineTo(game).played.at(-1)?.turn as DraughtsTurn;
        const [old, now] = [before, game].map((g) => rules.view(positionOf(g) as DraughtsPosition).men.length) as [
          number,
          number,
        ];
        if (turn.kind !== 'demand') expect(now).toBe(old - turn.captures.length);
        expect(positionOf(undo(game))).toEqual(positionOf(before));
        expect(positionOf(redo(undo(game)))).toEqual(positionOf(game));
      }),
      RUNS,
    );
  });

  it('has no man on its far row, and never more pieces than at the start', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        for (const { at, side, king } of rules.view(somePosition(rules, from)).men)
          if (!king) expect(rules.board.rows[at]).not.toBe(side === 'white' ? 0 : rules.board.side - 1);
      }),
      RUNS,
    );
  });

  it.each(IDS)('%s comes to an end', (id) => {
    const rules = ruleSet(id);
    for (let game = 0; game < 4; game++) {
      const played = randomGame(rules, game + 1, 2000);
      expect(outcomeOf(played), `game ${game}`).not.toBeNull();
    }
  });

  it('captures come first, and under a rule of priority they are equally good', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        if (rules.core.huffing) return;
        const turns = rules.turns(somePosition(rules, from)) as readonly BoardTurn[];
        expect(new Set(turns.map(({ kind }) => kind)).size).toBeLessThan(2);
        if (['most', 'most-kings', 'italian'].includes(rules.core.priority))
          expect(new Set(turns.map(({ captures }) => captures.length)).size).toBeLessThan(2);
      }),
      RUNS,
    );
  });

  it('a new game begins with the side that the rules name', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        expect(positionOf(newGame(rules as never)).toPlay).toBe(rules.parameters.begins);
        expect(rules.view(rules.start()).men).toHaveLength(2 * rules.core.pieces);
      }),
    );
  });
});
