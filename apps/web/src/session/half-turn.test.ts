import { newGame, positionOf, ruleSet, type Step } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { keptInBrowser } from '../testing/kept-in-browser.ts';
import { keepHalfTurn, readHalfTurn } from './half-turn.ts';
import type { Session } from './session.ts';

const kept = keptInBrowser();

function sessionAt(id: string, fen: string): Session {
  const rules = ruleSet('jeu-du-moulin');
  const start = readFen(rules, fen);
  if (!start.ok) throw new Error(fen);
  const seats = { white: 'person', black: 'person' } as const;
  return { id, game: newGame(rules, start.value), seats, bottom: 'white', level: 1 };
}

const session = sessionAt('one', 'W:Wa1,d1:Bb4,f2:H7,7');
const g1 = session.game.rules.board.names.indexOf('g1');
const closing: readonly Step[] = [{ kind: 'enter', at: g1 }];

it('a mill that was closed, and the man to take not yet chosen, is found again', () => {
  keepHalfTurn(session, closing);
  expect(readHalfTurn(session)).toEqual({ position: positionOf(session.game), steps: closing });
});

it('what was put back, or is of another game or position, is not', () => {
  keepHalfTurn(session, closing);
  expect(readHalfTurn(sessionAt('two', 'W:Wa1,d1:Bb4,f2:H7,7'))).toBeNull();
  expect(readHalfTurn(sessionAt('one', 'W:Wa1,d6:Bb4,f2:H7,7'))).toBeNull();
  keepHalfTurn(session, []);
  expect(readHalfTurn(session)).toBeNull();
});

it.each(['nonsense', '{}', '{"id":"one","far":1,"steps":7}', '{"id":"one","far":1,"steps":[{"kind":"fly","at":"x"}]}'])(
  'what is damaged is not: %s',
  (text) => {
    kept.set('merellier.turn', text);
    expect(readHalfTurn(session)).toBeNull();
  },
);
