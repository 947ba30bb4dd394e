import { randomFrom } from '@merellier/engine';
import {
  addTurn,
  type Game,
  type MillPosition,
  type MillTurn,
  newGame,
  outcomeOf,
  positionOf,
  ruleSet,
  type Turn,
} from '@merellier/rules';
import { readGame, writeTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { addGame, playedIn } from './explorer.ts';

const read = (text: string): Game => {
  const game = readGame(text);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

describe('the explorer of one’s own games', () => {
  const marelle = ruleSet('marelle');
  const explorer = new Map();
  addGame(explorer, read('[Rules "marelle"] 1. d6 f4 2. d2 b4 *'));
  // The same opening, seen from the side.
  addGame(explorer, read('[Rules "marelle"] 1. b4 d6 *'));
  addGame(explorer, read('[Rules "marelle"] 1. a1 g7 1-0'));
  const turns = (fen: Game['nodes'][number]['position']) =>
    playedIn(explorer, marelle, fen).map(({ turn, games }) => [writeTurn(marelle, fen, turn), games]);

  it('counts symmetric turns together, the most frequent first', () => {
    const found = turns(marelle.start());
    expect(found.map(([, games]) => games)).toEqual([2, 1]);
    // By the turn that was played, not by a twin of it.
    expect(found[0]?.[0]).toBe('d6');
    expect(found[1]?.[0]).toBe('a1');
  });

  it('tells a turn as it is played in the position asked about', () => {
    const game = read('[Rules "marelle"] 1. f4 *');
    const after = game.nodes[1]?.position;
    if (!after) throw new Error('no turn');
    const found = turns(after);
    expect(found).toHaveLength(1);
    expect(found[0]?.[1]).toBe(2);
    expect(['d2', 'd6']).toContain(found[0]?.[0]);
  });

  it('counts who won, and finds nothing where nothing was played', () => {
    const ended = new Map();
    addGame(ended, read('[Rules "marelle"] [FEN "W:Wa1,d1,g4:Bb4,c3,f2"] 1. g4-g1xb4 1-0'));
    const start = read('[Rules "marelle"] [FEN "W:Wa1,d1,g4:Bb4,c3,f2"] *').nodes[0]?.position;
    if (!start) throw new Error('no position');
    expect(playedIn(ended, marelle, start)).toMatchObject([{ games: 1, white: 1, black: 0, draws: 0 }]);
    expect(playedIn(ended, marelle, marelle.start())).toEqual([]);
  });

  it('counts what a plain count finds, game by game and symmetry by symmetry', () => {
    const rules = ruleSet('marelle-a-3');
    const random = randomFrom(22);
    const games = Array.from({ length: 60 }, () => {
      let game: Game = newGame(rules);
      for (let ply = 0; ply < 8 && outcomeOf(game) === null; ply++) {
        const turns = rules.turns(positionOf(game) as MillPosition);
        game = addTurn(game, turns[Math.floor(random() * turns.length)] as Turn, null);
      }
      return game;
    });
    const all = new Map();
    for (const game of games) addGame(all, game);
    /** In how many games a turn was played, here or in a twin of the position, at the first time that it arose. */
    const plain = (position: MillPosition, turn: MillTurn): number =>
      games.filter(({ nodes }) => {
        const at = nodes.findIndex(
          (_, i) => i + 1 < nodes.length && twins(nodes[i]?.position).some(([key]) => key === rules.key(position)),
        );
        const played = nodes[at + 1]?.turn as MillTurn | undefined;
        return (
          at >= 0 &&
          played !== undefined &&
          twins(nodes[at]?.position).some(
            ([key, s]) => key === rules.key(position) && rules.same(rules.transformTurn(played, s), turn),
          )
        );
      }).length;
    const twins = (position: unknown) =>
      rules.board.symmetries.map((_, s) => [rules.key(rules.transform(position as MillPosition, s)), s] as const);
    let compared = 0;
    for (const { nodes } of games.slice(0, 4))
      for (const { position } of nodes)
        for (const { turn, games: counted } of playedIn(all, rules, position)) {
          expect(counted).toBe(plain(position as MillPosition, turn as MillTurn));
          compared++;
        }
    expect(compared).toBeGreaterThan(60);
  });
});
