import {
  addTurn,
  agreeDraw,
  newGame,
  outcomeOf,
  playTurn,
  positionOf,
  type Reason,
  ruleSet,
  type Turn,
  throwDice,
} from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { Engine } from '../engine.ts';
import { reviewGame } from '../review.ts';
import { reasonsFor } from './reasons.ts';

/** The reasons for a turn, without those that need a search. */
function reasons(id: string, fen: string, text: string): readonly Reason[] {
  const rules = ruleSet(id);
  const position = readFen(rules, fen);
  if (!position.ok) throw new Error(fen);
  const turn = readTurn(rules, position.value, text);
  if (!turn.ok) throw new Error(text);
  const score = { kind: 'estimate', centimen: 0 } as const;
  return reasonsFor(rules, position.value, { turns: [turn.value], score, depth: 1 });
}

describe('the reason for a turn', () => {
  it('closes a mill, and says what it takes', () => {
    expect(reasons('marelle', 'W:Wa1,a4,d6:Bf4,d3:H6,7', 'a7xf4')).toContainEqual({
      reason: 'closes-mill',
      mills: [['a1', 'a4', 'a7']],
      takes: ['f4'],
      extraTurn: false,
    });
  });

  it('wins a man by force, where no answer helps and the score counts it too', () => {
    const swing = (fen: string, texts: readonly string[], centimen: number) => {
      const rules = ruleSet('marelle');
      const start = readFen(rules, fen);
      if (!start.ok) throw new Error(fen);
      const turns: Turn[] = [];
      let position = start.value;
      for (const text of texts) {
        const turn = readTurn(rules, position, text);
        if (!turn.ok) throw new Error(text);
        turns.push(turn.value);
        position = rules.play(position, turn.value);
      }
      return reasonsFor(rules, start.value, { turns, score: { kind: 'estimate', centimen }, depth: 5 }).filter(
        ({ reason }) => reason === 'wins-men' || reason === 'loses-men',
      );
    };
    // a4 makes two threats, a1-a4-a7 and a4-b4-c4.
    const forced = ['a4', 'a7', 'c4xa7'];
    const double = 'W:Wa1,b4:Bf4,g7:H7,7';
    expect(swing(double, forced, 120)).toEqual([{ reason: 'wins-men', men: 1, turns: 3, back: false }]);
    // About equal, says the score: then nothing is won.
    expect(swing(double, forced, 20)).toEqual([]);
    // A man behind, it is taken back, and the game is about equal.
    const behind = 'W:Wa1,b4:Bf4,g7:H6,7';
    expect(swing(behind, forced, 20)).toEqual([{ reason: 'wins-men', men: 1, turns: 3, back: true }]);
    // One threat is stopped at a7, whatever a line says.
    expect(swing('W:Wa1,b2,d6:Bf4,d3,g7:H5,5', ['a4', 'e4', 'a7xe4', 'c3', 'f2'], 120)).toEqual([]);
  });

  it('blocks a mill', () => {
    expect(reasons('marelle', 'W:Wd6:Ba1,a4:H8,7', 'a7')).toContainEqual({
      reason: 'blocks-mill',
      mill: ['a1', 'a4', 'a7'],
    });
  });

  it('prepares a mill, or two at once', () => {
    expect(reasons('marelle', 'W:Wa1:Bf4:H8,8', 'a4')).toEqual([{ reason: 'prepares-mill', mill: ['a1', 'a4', 'a7'] }]);
    expect(reasons('marelle', 'W:Wa1,b4:Bf4,g7:H7,7', 'a4')).toEqual([
      {
        reason: 'double-attack',
        mills: [
          ['a1', 'a4', 'a7'],
          ['a4', 'b4', 'c4'],
        ],
      },
    ]);
  });

  it('prepares a double mill, in which one man goes to and fro', () => {
    // a7 steps out to d7 and back; d5-d6 wait for it there.
    expect(reasons('marelle', 'W:Wa1,a4,a7,d5,b6:Bg1,g4,e3,f2', 'b6-d6')).toContainEqual({
      reason: 'prepares-double-mill',
      mills: [
        ['a1', 'a4', 'a7'],
        ['d5', 'd6', 'd7'],
      ],
    });
  });

  it('wins or loses by force, and when', () => {
    const rules = ruleSet('merels');
    const position = readFen(rules, 'W:Wa1,a4,d7,g7:Bb4,c5,d3');
    if (!position.ok) throw new Error('fen');
    const line = new Engine(rules, { memoryMb: 1 }).search(position.value, { depth: 4 }).lines[0];
    if (!line) throw new Error('no line');
    expect(reasonsFor(rules, position.value, line)[0]).toEqual({ reason: 'wins-by-force', turns: 1 });
  });

  it('takes and crowns in draughts', () => {
    expect(reasons('dames', 'W:W9,30:B6,20', '9x2')).toEqual([
      { reason: 'only-turn' },
      { reason: 'takes', takes: ['6'] },
      { reason: 'crowns', place: '2' },
    ]);
    expect(reasons('dames-a-souffler', 'W:W18,32:B14,1', '32-28')).not.toContainEqual({
      reason: 'takes',
      takes: ['14'],
    });
  });
});

describe('the review of a game', () => {
  it('marks the turn that threw the game away, and says why', () => {
    const rules = ruleSet('marelle');
    let game = newGame(rules);
    // White's third man ignores that Black is about to close a1-a4-a7.
    for (const text of ['d6', 'a1', 'f4', 'a4', 'c3', 'a7xd6']) {
      const turn = readTurn(rules, positionOf(game), text);
      if (!turn.ok) throw new Error(text);
      const played = playTurn(game, turn.value);
      if (!played.ok) throw new Error(text);
      game = played.value;
    }
    const reviews = reviewGame(new Engine(rules, { memoryMb: 4 }), agreeDraw(game), { depth: 6 });
    expect(reviews).toHaveLength(6);
    const third = reviews[4];
    expect(third?.verdict).not.toBe('good');
    expect(third?.reasons.length).toBeGreaterThan(0);
    expect(third?.against).toContainEqual({ reason: 'leaves-mill-open', mill: ['a1', 'a4', 'a7'] });
    expect(reviews[0]?.verdict).toBe('good');
  });

  it.each(['marelle-avec-des', 'marelle-de-ceylan', 'dames-a-souffler', 'marelle-a-3'])(
    'judges every turn of %s',
    (id) => {
      const rules = ruleSet(id);
      const start = id === 'marelle-avec-des' ? readFen(rules, 'W:Wa1,d1,b6,c4:Bf2,f6,c5,e3') : null;
      let game = newGame(rules, start?.ok ? start.value : rules.start());
      for (let i = 0; i < 8; i++) {
        if (outcomeOf(game)) break;
        if (rules.awaitsThrow(positionOf(game))) game = throwDice(game, i % 2 === 0 ? [6, 5, 4] : [4, 2, 1]);
        const turns = rules.turns(positionOf(game));
        game = addTurn(game, turns[(i * 7) % turns.length] as Turn, positionOf(game).dice);
      }
      const reviews = reviewGame(new Engine(rules, { memoryMb: 1 }), game, { depth: 2 });
      expect(reviews.map(({ node }) => node)).toEqual(game.nodes.slice(1).map((_, i) => i + 1));
      for (const { cost, best, played } of reviews) {
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(best.turns.length * played.turns.length).toBeGreaterThan(0);
      }
    },
  );
});
