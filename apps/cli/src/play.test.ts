import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCli, type Cli } from './testing/cli.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

const DICE = 'W:Wa1,d1,f6,g4:Bb2,b4,f2,f4';

describe('play', () => {
  const play = async (typed: readonly string[], ...args: string[]) =>
    (await cli.run(['play', ...args], { input: typed.map((line) => `${line}\n`).join('') })).stdout;

  it('draws the board, says what to do, and explains refusals', async () => {
    const shown = await play(['d6', 'd6', 'f4', 'nonsense', 'turns', 'quit', 'd2'], 'marelle');
    expect(shown).toContain('7  ·───────────·───────────·');
    expect(shown).toContain('6  │   ·───────○───────·   │');
    expect(shown).toContain('4  ·───·───·       ·───●───·');
    expect(shown).toContain('White: d6\n');
    expect(shown).toContain('Black to move: place a man');
    expect(shown).toContain('Point d6 is already occupied.');
    expect(shown).toContain('“nonsense” cannot be read as a move.');
    expect(shown).toMatch(/For example: \S+/);
    expect(shown).toContain('a1  a4  a7');
    expect(shown).not.toContain('White: d2');
  });

  it('says how a huff is typed, in its help and where one is due', async () => {
    const shown = await play(['help', '22-18', '9-13', '18-14', '11-15'], 'dames-a-souffler');
    expect(shown).toContain('huff:22, demand  huff a piece, or demand the capture');
    expect(shown).toMatch(/White to move: huff[^\n]*\nFor example: huff:10, (huff:11, )?demand\n$/);
  });

  it('undoes and redoes', async () => {
    const shown = await play(['undo', 'd6', 'undo', 'fen', 'redo', 'fen', 'redo']);
    expect(shown).toContain('Nothing to take back: the game begins here.');
    expect(shown).toMatch(/Move taken back\.[\s\S]*\nW:W:B:H9,9\n[\s\S]*\nB:Wd6:B:H8,9\nNothing to redo\.\n$/);
  });

  it('saves and loads, and does not write over what is not its own', async () => {
    const saved = await play(
      ['d6', 'f4', 'save mine.pgn', 'd2', 'save mine.pgn', 'save'],
      '--white',
      'Ana',
      '--black',
      'Bo',
    );
    expect(saved).toContain('Game saved in mine.pgn.\n');
    expect(saved).toContain('The name of the file is missing: save FILE');
    const loaded = await play(['load mine.pgn', 'fen', 'load none.pgn', 'new', 'save mine.pgn']);
    expect(loaded).toContain('○ White (Ana), in hand 7, lost 0');
    expect(loaded).toContain('B:Wd2,d6:Bf4:H7,8');
    expect(loaded).toContain('There is no file none.pgn.');
    expect(loaded).toContain('mine.pgn exists already');
  });

  it('ends by resignation, by agreement, and by the rules', async () => {
    expect(await play(['resign', 'd6'])).toMatch(/Black wins: White resigned\.\nThe game is over: /);
    expect(await play(['draw'])).toContain('Draw by agreement.');
    const shown = await play(['g1xb4'], 'marelle', '--fen', 'W:Wa1,d1,f2:Bb4,b6:H1,1');
    expect(shown).toContain('White: g1, mill, takes b4');
    expect(shown).toContain('White wins: Black has fewer than three men.');
  });

  it('throws the dice, and a toss gives the colours', async () => {
    const shown = await play([], 'marelle-avec-des', '--fen', DICE);
    expect(shown).toMatch(/Dice: [1-6]\u2011[1-6]\u2011[1-6]: (a man may go anywhere to close a mill|ordinary move)\./);
    expect(await play([], '--toss', '--white', 'Ana', '--black', 'Bo')).toMatch(
      /Drawn by lot: (Ana has White, Bo has Black|Bo has White, Ana has Black)\./,
    );
  });

  it('says when a mill earns another turn', async () => {
    const shown = await play(['g1'], 'marelle-de-ceylan', '--fen', 'W:Wa1,d1:Bb4,b2:H7,7');
    expect(shown).toContain('White: g1, mill, and plays again');
    expect(shown).toContain('White to move: the mill earns another turn, place a man');
  });

  it('says that nothing was taken where taking is optional, and how the capture is written', async () => {
    const typed = ['a1', 'b2', 'd1', 'b4', 'g1'];
    const may = ['jeu-du-moulin', '--set', 'taking=may'];
    const shown = await play(typed, ...may);
    expect(shown).toContain('That move could have taken and took nothing; to take, write it like this: g1xb2\n');
    expect(shown.match(/took nothing/g)).toHaveLength(1);
    expect(await play([...typed.slice(0, 4), 'g1xb2'], ...may)).not.toContain('took nothing');
    expect(await play(typed, ...may, '--lang', 'fr')).toMatch(/n’a rien pris.* g1xb2\n/);
    expect(await play(typed, ...may, '--lang', 'de')).toMatch(/schlug nichts.* g1xb2\n/);
  });

  it('understands commands in the language of the player', async () => {
    const shown = await play(['d6', 'annuler', 'aide', 'coups', 'nulle'], '--lang', 'fr');
    expect(shown).toContain('Coup repris.');
    expect(shown).toContain('enregistrer FICHIER');
    expect(shown).toContain('Partie nulle d’un commun accord.');
    expect(await play(['züge', 'aufgeben'], '--lang', 'de')).toContain('Schwarz gewinnt: Weiß hat aufgegeben.');
  });

  it('draws every board', async () => {
    expect(await play([], 'merels-diagonals')).toContain('   │ ╲         │         ╱ │');
    const cube = await play(['111'], 'marelle-cubique');
    expect(cube).toContain('○111');
    expect(cube).toContain('223: 123, 213, 233, 323');
    const dames = await play([], 'dames', '--fen', 'W:WK5,22:B17,K1');
    expect(dames).toContain('│     │ 1 ●K│');
    expect(dames).toContain('│ 5 ○K│');
    expect(dames).toContain('White to move: you must take, capturing is compulsory');
  });
});
