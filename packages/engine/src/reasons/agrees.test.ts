import { newGame, outcomeOf, playTurn, positionOf, ruleSet, type Turn } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../chance-of.ts';
import { Engine } from '../engine.ts';
import { randomFrom } from '../random.ts';
import type { Score } from '../score.ts';
import { EVEN } from './agrees.ts';
import { isSaid, LEAST_RIGHT, LEAST_SAID, MEASURED } from './measured.ts';
import { candidates, reasonsFor, speaksAgainst } from './reasons.ts';

const POSITIONS = process.env['MERELLIER_LONG'] ? 400 : 24;

/** What a reason says of how the side stands: the signs that its value may have. */
function fits(reason: ReturnType<typeof reasonsFor>[number], score: Score): boolean {
  const lead = chanceOf(score) - 0.5;
  if (reason.reason === 'wins-by-force') return lead === 0.5;
  if (reason.reason === 'loses-by-force') return lead === -0.5;
  if (reason.reason === 'wins-men') return reason.back ? lead > -EVEN : lead >= EVEN;
  if (reason.reason === 'loses-men') return reason.back ? lead < EVEN : lead <= -EVEN;
  return true;
}

describe('words and value', () => {
  it.each(['marelle', 'marelle-a-6', 'dames', 'english'])(
    'never contradict each other in %s, whatever the position and whatever value is known of it',
    (id) => {
      const rules = ruleSet(id);
      const engine = new Engine(rules, { memoryMb: 1 });
      const random = randomFrom(17);
      let said = 0;
      for (let i = 0; i < POSITIONS; i++) {
        let game = newGame(rules);
        const plies = 4 + Math.floor(random() * 30);
        for (let ply = 0; ply < plies && !outcomeOf(game); ply++) {
          const turns = rules.turns(positionOf(game));
          const played = playTurn(game, turns[Math.floor(random() * turns.length)] as Turn);
          if (played.ok) game = played.value;
        }
        if (outcomeOf(game)) continue;
        const position = positionOf(game);
        // The value that the search found, and any that tables could put in its place.
        for (const line of engine.search(position, { nodes: 1500 }, { lines: 2 }).lines)
          for (const score of [
            line.score,
            { kind: 'draw' },
            { kind: 'exact-win', distance: 9, beyondLimit: false },
            { kind: 'exact-loss', distance: 9, beyondLimit: false },
            { kind: 'exact-win', distance: 99, beyondLimit: true },
            { kind: 'estimate', centimen: 0 },
          ] as const) {
            const reasons = reasonsFor(rules, position, { ...line, score });
            said += reasons.length;
            for (const reason of reasons) {
              expect(fits(reason, score), `${JSON.stringify(reason)} beside ${JSON.stringify(score)}`).toBe(true);
              expect(isSaid(rules, reason)).toBe(true);
            }
            // A turn that is better than even is not spoken against.
            if (chanceOf(score) > 0.5 + EVEN) expect(reasons.filter(speaksAgainst)).toEqual([]);
          }
      }
      expect(said).toBeGreaterThan(POSITIONS);
    },
  );

  it('says nothing that was not measured, or was wrong more often than once in a hundred', () => {
    const rules = { mill: ruleSet('marelle'), draughts: ruleSet('dames') };
    let [held, told] = [0, 0];
    for (const family of ['mill', 'draughts'] as const)
      for (const [reason, { said, right }] of Object.entries(MEASURED[family])) {
        const isRight = said >= LEAST_SAID && right / said >= LEAST_RIGHT;
        expect(isSaid(rules[family], { reason } as never), `${family} ${reason}`).toBe(isRight);
        expect(right).toBeLessThanOrEqual(said);
        if (isRight) told++;
        else held++;
      }
    expect(told).toBeGreaterThan(12);
    expect(held).toBeGreaterThan(0);
  });

  it('holds back what the value does not bear, though the line shows it', () => {
    const rules = ruleSet('marelle');
    const engine = new Engine(rules, { memoryMb: 1 });
    const [line] = engine.search(rules.start(), { nodes: 500 }).lines;
    if (!line) throw new Error('no line');
    const lost = { ...line, score: { kind: 'loss', turns: 6 } } as const;
    expect(candidates(rules, rules.start(), lost)).toContainEqual({ reason: 'loses-by-force', turns: 6 });
    expect(reasonsFor(rules, rules.start(), line).map(({ reason }) => reason)).not.toContain('loses-by-force');
  });
});
