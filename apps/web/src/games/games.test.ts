import { addTurn, type Game, goTo, newGame, positionOf, ruleSet } from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { writeSession } from '../session/saved-session.ts';
import type { Session } from '../session/session.ts';
import { DEFAULTS } from '../settings/settings.ts';
import { newAmong } from './kept-from.ts';
import { gameToKeep, grewFrom, type KeptGame } from './kept-game.ts';
import { matches } from './search.ts';
import { readFile, textOf, writeFile } from './transfer.ts';

const marelle = ruleSet('marelle');

function played(turns: string, start: Game = newGame(marelle)): Game {
  return turns.split(' ').reduce((game, text) => {
    const turn = readTurn(game.rules, positionOf(game), text);
    if (!turn.ok) throw new Error(text);
    return addTurn(game, turn.value, null);
  }, start);
}

const session = (game: Game, id = 'agame12345'): Session => ({
  ...{ id, game, seats: { white: 'person', black: 'computer' }, bottom: 'white', level: 3 },
});
const kept = (of: Session): KeptGame => ({
  ...gameToKeep(of, writeSession(of)),
  ...{ begun: 1000, saved: 2000, tab: 'one' },
});

describe('games that are kept', () => {
  it('say what a list shows of them', () => {
    const game = kept(session(played('d6 f4 d2')));
    expect(game).toMatchObject({ rules: { id: 'marelle' }, turns: 3, outcome: null, level: 3 });
    expect(game.fen).toContain('Bf4');
  });

  it('show the end of the game, wherever one stands in it', () => {
    const game = played('d6 f4 d2');
    expect(kept(session(goTo(game, 1))).turns).toBe(3);
  });

  it('come back from a file with the settings, as they were', () => {
    const games = [kept(session(played('d6 f4'))), kept(session(played('a7'), 'other67890'))];
    const file = writeFile(games, { ...DEFAULTS, level: 7 });
    const brought = readFile(file, 1);
    expect(brought?.games.map(({ id, session, begun, saved }) => ({ id, session, begun, saved }))).toEqual(
      games.map(({ id, session, begun, saved }) => ({ id, session, begun, saved })),
    );
    expect(brought?.settings?.level).toBe(7);
    expect(brought?.problems).toEqual([]);
  });

  it('are read from texts too; each that cannot be read is named', () => {
    const text = `${textOf(kept(session(played('d6 f4'))))}\n[Rules "marelle"]\n\n1. d6 d6 *\n\n[Rules "marelle"]\n\n1. a7 *\n`;
    const brought = readFile(text, 1);
    expect(brought?.games.map(({ turns }) => turns)).toEqual([2, 1]);
    expect(brought?.problems.map(({ number }) => number)).toEqual([2]);
  });

  it('keep their day in a text, and are the same game on whatever day they come', () => {
    const day = new Date(2026, 2, 9, 15).getTime();
    const old = { ...kept(session(played('d6 f4'))), begun: day, saved: day };
    const text = textOf(old) ?? '';
    expect(text).toContain('[Date "2026.03.09"]');
    const [again] = readFile(text, 1)?.games ?? [];
    expect(new Date(again?.saved ?? 0).toDateString()).toBe(new Date(day).toDateString());
    expect(newAmong([old], again ? [again] : [])).toEqual([]);
    for (const date of ['2026.??.??', '2026.02.31', '9999.01.01'])
      expect(Date.now() - (readFile(text.replace('2026.03.09', date), 1)?.games[0]?.saved ?? 0)).toBeLessThan(60_000);
  });

  it('are read from PlayOK, whose mill does not name its rules', () => {
    const head = '[Event "?"]\n[Site "PlayOK"]\n[Round "-"]\n[White "Anne"]\n[Black "Bruno"]\n[Result "1-0"]\n';
    const brought = readFile(`${head}\n1. 1 4 2. 2 5 3. 3x4 6 4. 10 8 1-0\n`, 1);
    expect(brought?.problems).toEqual([]);
    expect(brought?.games.map(({ rules, turns, tags }) => [rules.id, turns, tags['White']])).toEqual([
      ['jeu-du-moulin', 8, 'Anne'],
    ]);
    for (const text of ['{ only words }', '*', 'hello', '[Event "?"]\n*'])
      expect(readFile(text, 1)?.games ?? [], text).toEqual([]);
  });

  it('are read by the rules that fit where they name none, of which it is told with all that was repaired', () => {
    const brought = readFile('1. 32-28 19-23 *\n\n[Event "b"]\n1. 11x16 24x20 2. 9x14 20x11 3. 7x16 22x17 *\n', 1);
    expect(brought?.games.map(({ rules }) => rules.id)).toEqual(['international', 'english']);
    expect(brought?.remarks.map(({ number, line, remark }) => [number, line, remark?.remark])).toEqual([
      [1, 1, 'rules-assumed'],
      [2, 3, 'rules-assumed'],
      ...Array.from({ length: 4 }, () => [2, 4, 'quiet-with-x']),
    ]);
    const faulty = readFile('[Rules "marelle"]\n1. d6 *\n\n[Rules "marelle"]\n\n1. d6 d6 *\n', 1);
    expect(faulty?.problems).toMatchObject([{ number: 2, line: 6, problem: { problem: 'game-turn' } }]);
  });

  it('are not found in what is no file of games', () => {
    const cutOff = '{\n "format": "merellier-games",\n "games": [ { "begun":';
    for (const text of ['', '  \n', '{"format":"other"}', '[1,2]'.replace('[1', '{"a":[1').concat('}'), cutOff])
      expect(readFile(text, 1)).toBeNull();
  });

  it('say which one of a damaged file is lost, and keep the others', () => {
    const file = JSON.parse(writeFile([kept(session(played('d6')))], DEFAULTS)) as { games: unknown[] };
    file.games.unshift({ session: { version: 99 } }, 7);
    const brought = readFile(JSON.stringify(file), 1);
    expect(brought?.games).toHaveLength(1);
    expect(brought?.problems.map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe('games brought to those that are there', () => {
  const two = played('d6 f4');
  it('are put in once', () => {
    const game = kept(session(two));
    expect(newAmong([game], [game])).toEqual([]);
    expect(newAmong([game], [kept(session(two, 'another123'))])).toEqual([]);
    expect(newAmong([], [game])).toEqual([game]);
  });
  it('never take back what was played since', () => {
    const later = kept(session(played('d2', two)));
    expect(newAmong([later], [kept(session(two))])).toEqual([]);
    expect(newAmong([kept(session(two))], [later])).toEqual([later]);
  });
  it('stand beside a game that went on in another way', () => {
    const [here, there] = [kept(session(played('d2', two))), kept(session(played('g7', two)))];
    const [added] = newAmong([here], [there]);
    expect(added?.id).not.toBe(here.id);
    expect(added?.fen).toBe(there.fen);
  });
});

describe('a game that has grown', () => {
  it('has all turns of the earlier one, variations too', () => {
    const two = played('d6 f4');
    const varied = played('d2', goTo(two, 0));
    expect(grewFrom(varied, two)).toBe(true);
    expect(grewFrom(two, varied)).toBe(false);
  });
});

describe('looking for a game', () => {
  it('minds neither accents nor capitals, and takes the beginnings of words', () => {
    expect(matches('Dames à souffler, 21 nov. 2026', 'A SOUF nov')).toBe(true);
    expect(matches('Dames à souffler', 'fler')).toBe(false);
    expect(matches('Marelle', '  ')).toBe(true);
  });
});
