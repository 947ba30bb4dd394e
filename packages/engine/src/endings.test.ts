import { type DraughtsPosition, type DraughtsRuleSet, draughtsRuleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { type EndingTables, endingProbe, endingsOf, endingTurns, hasEndings, solveEndings } from '@merellier/tablebase';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseTurn } from './choose.ts';
import { Engine } from './engine.ts';
import { randomFrom } from './random.ts';

let rules: DraughtsRuleSet;
let tables: EndingTables;
beforeAll(() => {
  rules = draughtsRuleSet('english');
  const endings = endingsOf(rules);
  if (!hasEndings(endings)) throw new Error(endings.reason);
  tables = solveEndings(endings, 3);
});

/** The defence that holds out longest. */
function holdOut(position: DraughtsPosition) {
  const turns = endingTurns(tables, position) ?? [];
  return turns.reduce((a, b) => ((b.distance ?? 0) > (a.distance ?? 0) ? b : a)).turn;
}

describe('endings of draughts', () => {
  it.each([9, 10])('are won by level %i the shortest way, against the best defence', (level) => {
    const read = readFen(rules, 'W:WK14,K15:BK5');
    if (!read.ok) throw new Error('bad FEN');
    const engine = new Engine(rules, { memoryMb: 1, probe: endingProbe(tables) });
    let position: DraughtsPosition = read.value;
    const distance = endingTurns(tables, position)?.find(({ value }) => value === 'win')?.distance ?? 0;
    const shortest = Math.min(
      ...(endingTurns(tables, position) ?? []).flatMap((turn) => (turn.value === 'win' ? [turn.distance ?? 0] : [])),
    );
    expect(distance).toBeGreaterThan(10);
    let plies = 0;
    for (; !rules.outcome(position) && plies < 60; plies++) {
      const turn =
        position.toPlay === 'white'
          ? chooseTurn(engine, position, level, {
              random: randomFrom(1),
              shouldStop: () => false,
            })
          : holdOut(position);
      position = rules.play(position, turn as Parameters<DraughtsRuleSet['play']>[1]);
    }
    expect([plies, rules.outcome(position)?.winner]).toEqual([shortest, 'white']);
  });
});
