import { expectTypeOf, it } from 'vitest';
import {
  type DraughtsParameters,
  type DraughtsPosition,
  type DraughtsRuleSet,
  type DraughtsTurn,
  type Game,
  type MillParameters,
  type MillPosition,
  type MillRuleSet,
  type MillTurn,
  newGame,
  playTurn,
  positionOf,
  RULE_SET_IDS,
  type RuleSet,
  type RuleSetId,
  ruleSet,
} from './index.ts';
import { readFen, readTurn } from './notation/index.ts';

// What holds here holds when the tests are compiled: a line under `@ts-expect-error` that compiles turns the build red.

it('an id that is written out gives the type of its family', () => {
  expectTypeOf(ruleSet('russian')).toEqualTypeOf<DraughtsRuleSet>();
  expectTypeOf(ruleSet('marelle')).toEqualTypeOf<MillRuleSet>();
  expectTypeOf(ruleSet('russian').start()).toEqualTypeOf<DraughtsPosition>();
  expectTypeOf(ruleSet('russian').turns).returns.toEqualTypeOf<readonly DraughtsTurn[]>();
  const either = 'marelle' as 'marelle' | 'lasker';
  expectTypeOf(ruleSet(either)).toEqualTypeOf<MillRuleSet>();
});

it('an id that only the program knows gives the plain type', () => {
  const id: string = 'marelle';
  expectTypeOf(ruleSet(id)).toEqualTypeOf<RuleSet>();
  expectTypeOf(ruleSet(RULE_SET_IDS[0] as RuleSetId)).toEqualTypeOf<RuleSet>();
  expectTypeOf(ruleSet(id, { men: '12' })).toEqualTypeOf<RuleSet>();
});

it('ids and changes are checked when they are written out', () => {
  const wrong = (): void => {
    // @ts-expect-error: no such rule set
    ruleSet('russia');
    // @ts-expect-error: no such parameter
    ruleSet('marelle', { flyng: 0 });
    // @ts-expect-error: a parameter of the other family
    ruleSet('russian', { men: 9 });
    // @ts-expect-error: no such value
    ruleSet('marelle', { protection: 'sometimes' });
    // @ts-expect-error: no such board
    ruleSet('marelle', { board: 'nin' });
    // @ts-expect-error: a number, not its text
    ruleSet('marelle', { men: '9' });
  };
  expectTypeOf(wrong).toBeFunction();
  expectTypeOf(ruleSet('marelle', { flying: 0, protection: 'never' })).toEqualTypeOf<MillRuleSet>();
});

it('parameters have no names but their own', () => {
  const mill = ruleSet('marelle').parameters;
  // @ts-expect-error: misspelt
  const misspelt = (): unknown => mill['no-captur-draw'];
  expectTypeOf(misspelt).toBeFunction();
  // @ts-expect-error: misspelt
  const preset: Partial<MillParameters> = { 'mill-at-entri': 'capture' };
  expectTypeOf(preset).toBeObject();
  expectTypeOf<MillParameters['protection']>().toEqualTypeOf<'unless-all' | 'always' | 'never' | 'once-placed'>();
  expectTypeOf<MillParameters['flying']>().toEqualTypeOf<number>();
  expectTypeOf<Extract<'nine' | 'cube' | 'ten', MillParameters['board']>>().toEqualTypeOf<'nine' | 'cube'>();
  expectTypeOf<DraughtsParameters['size']>().toEqualTypeOf<'6' | '8' | '10' | '12' | '14'>();
});

it('games, turns and positions that are read keep the family', () => {
  const rules = ruleSet('dames');
  const game = newGame(rules);
  expectTypeOf(game).toEqualTypeOf<Game<DraughtsPosition, DraughtsTurn>>();
  const turn = readTurn(rules, positionOf(game), '32-28');
  const fen = readFen(ruleSet('marelle'), 'W:Wa1:Bb4:H8,8');
  if (fen.ok) expectTypeOf(fen.value).toEqualTypeOf<MillPosition>();
  if (!turn.ok) return;
  expectTypeOf(turn.value).toEqualTypeOf<DraughtsTurn>();
  const played = playTurn(game, turn.value);
  if (played.ok) expectTypeOf(positionOf(played.value)).toEqualTypeOf<DraughtsPosition>();
  expectTypeOf(ruleSet('lasker').walks).returns.items.toHaveProperty('turn').toEqualTypeOf<MillTurn>();
});
