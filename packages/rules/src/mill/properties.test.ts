import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { ruleSet } from '../catalogue.ts';
import { type Game, newGame, outcomeOf, pathTo, positionOf, redo, throwDice, undo } from '../game.ts';
import { readFen, readGame, readTurn, writeFen, writeGame, writeTurn } from '../notation/index.ts';
import { houseRules, numbers, randomGame, randomTurn } from '../testing/random.ts';
import { explainMill, refuseMill } from './explain.ts';
import type { MillPosition } from './position.ts';
import { MILL_RULE_SET_IDS } from './presets.ts';
import type { MillRuleSet } from './rule-set.ts';
import { type MillTurn, pack, unpack } from './turn.ts';

const IDS = MILL_RULE_SET_IDS;
const anyRules = fc.oneof(
  fc.constantFrom(...IDS).map((id) => ruleSet(id)),
  houseRules(IDS),
) as fc.Arbitrary<MillRuleSet>;
const seed = fc.nat(2 ** 31);
const RUNS = { numRuns: 150 };

/** A position of a random game, with the throw that governs it where there is one. */
function somePosition(rules: MillRuleSet, from: number): MillPosition {
  const below = numbers(from);
  const game = randomGame(rules, from, below(90));
  const awaits = rules.awaitsThrow(positionOf(game) as MillPosition);
  return positionOf(awaits ? throwDice(game, [6, 5, 4]) : game) as MillPosition;
}

/** Every attempt at a turn that takes at most two men: most of them are illegal. */
function* attempts(rules: MillRuleSet): Generator<{ from: number | null; to: number; captures: number[] }> {
  const points = rules.board.names.map((_, point) => point);
  for (const from of [null, ...points])
    for (const to of points) {
      yield { from, to, captures: [] };
      for (const first of points) yield { from, to, captures: [first] };
    }
}

describe('in random games of all rule sets and of house rule sets', () => {
  it('a listed turn is accepted and an unlisted one refused with a reason', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const position = somePosition(rules, from);
        const legal = new Set(rules.turns(position).map(pack));
        // Half a million attempts: they are told only where something is wrong.
        const misjudged: unknown[] = [];
        for (const attempt of attempts(rules)) {
          const turn = { kind: attempt.from === null ? 'entry' : 'move', ...attempt } as MillTurn;
          const refusal = refuseMill(rules, position, attempt);
          const isRight = legal.has(pack(turn)) ? refusal === null : typeof refusal?.reason === 'string';
          if (!isRight) misjudged.push({ attempt, refusal });
        }
        expect(misjudged).toEqual([]);
        for (const turn of rules.turns(position))
          if (turn.kind !== 'pass') expect(refuseMill(rules, position, turn)).toBeNull();
      }),
      { numRuns: isLong ? 40 : 20 },
    );
  });

  it('turns are listed once, and pack into one integer and back', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const turns = rules.turns(somePosition(rules, from));
        expect(new Set(turns.map(pack)).size).toBe(turns.length);
        for (const turn of turns) expect(unpack(pack(turn))).toEqual(turn);
      }),
      RUNS,
    );
  });

  it('every turn has a walk, and every step of a walk is allowed', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const position = somePosition(rules, from);
        const walks = rules.walks(position);
        expect(new Set(walks.map(({ turn }) => pack(turn)))).toEqual(new Set(rules.turns(position).map(pack)));
        for (const { steps } of walks.slice(0, 60)) {
          const taps = steps.flatMap((step) => ('at' in step ? [step.at] : []));
          for (let end = 1; end <= taps.length; end++)
            expect(explainMill(rules, position, taps.slice(0, end)), JSON.stringify(steps)).toBeNull();
        }
      }),
      RUNS,
    );
  });

  it('a tap that no walk goes through is refused with a reason', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const position = somePosition(rules, from);
        const walks = rules
          .walks(position)
          .map(({ steps }) => steps.flatMap((step) => ('at' in step ? [step.at] : [])));
        const starts: number[][] = [
          [],
          ...walks.map((walk) => walk.slice(0, 1)),
          ...walks.map((walk) => walk.slice(0, 2)),
        ];
        const below = numbers(from);
        for (let i = 0; i < 60; i++) {
          const begun = starts[below(starts.length)] as number[];
          const taps = [...begun, below(rules.board.names.length)];
          const leads = walks.some((walk) => taps.every((tap, at) => walk[at] === tap));
          const isWhole = walks.some((walk) => String(walk) === String(begun)) && begun.length > 0;
          if (!isWhole) expect(explainMill(rules, position, taps) === null, JSON.stringify(taps)).toBe(leads);
        }
      }),
      RUNS,
    );
  });

  it('positions and turns are written and read back', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const position = somePosition(rules, from);
        expect(readFen(rules, writeFen(rules, position))).toEqual({ ok: true, value: position });
        for (const turn of rules.turns(position)) {
          const text = writeTurn(rules, position, turn);
          expect(readTurn(rules, position, text), text).toEqual({ ok: true, value: turn });
        }
      }),
      RUNS,
    );
  });

  it('symmetric positions have symmetric turns, which lead to symmetric positions', () => {
    fc.assert(
      fc.property(anyRules, seed, fc.nat(), (rules, from, choice) => {
        const position = somePosition(rules, from);
        const symmetry = choice % rules.board.symmetries.length;
        const image = rules.transform(position, symmetry);
        const turns = rules.turns(position);
        const images = turns.map((turn) => rules.transformTurn(turn, symmetry));
        expect(new Set(images.map(pack))).toEqual(new Set(rules.turns(image).map(pack)));
        const turn = turns[choice % Math.max(1, turns.length)];
        if (turn)
          expect(rules.play(image, rules.transformTurn(turn, symmetry))).toEqual(
            rules.transform(rules.play(position, turn), symmetry),
          );
      }),
      RUNS,
    );
  });

  it('a game ends, by the rules on draws at the latest', () => {
    fc.assert(
      fc.property(fc.constantFrom(...IDS), seed, (id, from) => {
        const game = randomGame(ruleSet(id), from, 3000);
        expect(outcomeOf(game), writeFen(game.rules, positionOf(game))).not.toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  it('undo restores every position, and redo every turn', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const game = randomGame(rules, from, 40);
        let back: Game = game;
        const seen = [positionOf(back)];
        while (back.at !== 0) {
          back = undo(back);
          seen.push(positionOf(back));
        }
        // A throw that stands for the first turn stays.
        expect({ ...seen.at(-1), dice: null }).toEqual(rules.start());
        let forward = back;
        for (const position of seen.reverse()) {
          expect(positionOf(forward)).toEqual(position);
          forward = redo(forward);
        }
        expect(forward.at).toBe(game.at);
      }),
      RUNS,
    );
  });

  it('games with variations, throws and comments are written and read back the same', () => {
    fc.assert(
      fc.property(anyRules, seed, (rules, from) => {
        const game = gameWithVariations(rules, from);
        const text = writeGame(game);
        const read = readGame(text);
        if (!read.ok) throw new Error(`${JSON.stringify(read.error)}\n${text}`);
        expect(writeGame(read.value)).toBe(text);
        expect(shape(read.value)).toEqual(shape(game));
        expect(read.value.rules.parameters).toEqual(rules.parameters);
      }),
      RUNS,
    );
  });
});

/** A random game in which someone often went back and played on otherwise. */
function gameWithVariations(rules: MillRuleSet, from: number): Game<MillPosition, MillTurn> {
  const below = numbers(from);
  let game = newGame(rules, rules.start(), { White: 'Anne "la Meunière"', Event: 'C:\\marelle' });
  for (let i = 0; i < 40; i++) {
    if (below(6) === 0) for (let steps = below(5); steps > 0; steps--) game = undo(game);
    if (outcomeOf(game) === null) game = randomTurn(game, below);
    if (below(9) === 0)
      game = {
        ...game,
        nodes: game.nodes.map((node, i) => (i === game.at ? { ...node, comment: 'un coup', nags: [1] } : node)),
      };
  }
  return game;
}

/** A game as the set of its lines, whatever the order in which its nodes were made. */
function shape(game: Game): string[] {
  return game.nodes
    .map((node, index) => {
      const line = pathTo(game, index).map((at) => JSON.stringify([game.nodes[at]?.dice, game.nodes[at]?.turn]));
      return `${line.join(' ')} ${JSON.stringify([node.position, node.thrown, node.comment, node.nags])}`;
    })
    .sort();
}
