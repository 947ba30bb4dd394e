import {
  newGame,
  outcomeOf,
  type Position,
  playTurn,
  positionOf,
  RULE_SET_IDS,
  type RuleSet,
  ruleSet,
  type Step,
  THROWS,
  type Turn,
  throwDice,
} from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

const positionIn = <P extends Position, T extends Turn>(rules: RuleSet<P, T>, fen: string): P => {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const told = (words: typeof fr, rules: RuleSet, fen: string, text: string): string => {
  const position = positionIn(rules, fen);
  const turn = readTurn(rules, position, text);
  if (!turn.ok) throw new Error(JSON.stringify(turn.error));
  return words.turnSaid(rules, position, turn.value).replaceAll('\u202f', ' ');
};

const MARELLE = ruleSet('marelle');
const CLOSING = 'W:Wa1,d1,g4,f6:Bb4,b2,f2,f4';

describe('a turn that is told', () => {
  it('names the mill and the man taken', () => {
    expect(told(fr, MARELLE, CLOSING, 'g4-g1xb4')).toBe('Blancs : g4-g1, moulin, prend b4');
    expect(told(en, MARELLE, CLOSING, 'g4-g1xb4')).toBe('White: g4-g1, mill, takes b4');
    expect(told(de, MARELLE, CLOSING, 'g4-g1xb4')).toBe('Weiß: g4-g1, Mühle, schlägt b4');
    expect(told(fr, MARELLE, CLOSING, 'f6-d6')).toBe('Blancs : f6-d6');
    expect(told(fr, MARELLE, 'B:Wd6:B:H8,9', 'd2')).toBe('Noirs : d2');
  });

  it('says when two mills are closed at once', () => {
    expect(told(fr, MARELLE, 'W:Wa1,d1,g4,g7,f2:Bb4,b2,d3:H1,4', 'g1xb4')).toBe(
      'Blancs : g1, 2 moulins d’un coup, prend b4',
    );
  });

  it('says when the same side plays again', () => {
    const ceylan = ruleSet('marelle-de-ceylan');
    expect(told(fr, ceylan, 'W:Wa1,d1:Bb4,b2:H7,7', 'g1')).toBe('Blancs : g1, moulin, et rejoue');
  });

  it('says when a side must pass', () => {
    const passing = ruleSet('merels', { blocked: 'passes' });
    expect(told(fr, passing, 'W:Wa1,d1,g1:Ba4,d2,g4,f6', 'pass')).toBe('Blancs : passe, aucun coup n’est possible');
  });
});

describe('a turn of draughts that is told', () => {
  const huffing = ruleSet('dames-a-souffler');

  it('names its squares, what it takes, and a crowning', () => {
    const dames = ruleSet('dames');
    expect(told(fr, dames, 'W:W22:B1,17', '22x13')).toBe('Blancs : 22x13, prend 17');
    expect(told(fr, dames, 'W:W5:B28', '5-1')).toBe('Blancs : 5-1, à dame');
    expect(told(en, dames, 'W:W5:B28', '5-1')).toBe('White: 5-1, crowned');
  });

  it('tells a huff and a demand, and offers them', () => {
    const start = positionIn(huffing, 'W:W22:B1,17');
    const missed = readTurn(huffing, start, '22-18');
    if (!missed.ok) throw new Error(JSON.stringify(missed.error));
    const position = huffing.play(start, missed.value);
    expect(fr.toPlay(huffing, position)).toContain('soufflez, exigez la prise ou jouez');
    const all = huffing.turns(position).map((turn) => de.turnSaid(huffing, position, turn));
    expect(all).toContain('Schwarz: pustet 18');
    expect(all).toContain('Schwarz: verlangt den Schlag');
  });
});

describe('what is to be done', () => {
  const at = (name: string): number => MARELLE.board.names.indexOf(name);
  const toPlay = (fen: string, done: readonly Step[] = [], rules: RuleSet = MARELLE): string =>
    fr.toPlay(rules, positionIn(rules, fen), { done }).replaceAll('\u202f', ' ');

  it('follows the phase of the game', () => {
    expect(toPlay('W:W:B:H9,9')).toBe('C’est aux Blancs : posez un pion');
    expect(toPlay('B:Wa1,d1,g4,f6:Bb4,b2,f2,f4')).toBe('C’est aux Noirs : déplacez un pion');
    expect(toPlay('W:Wa1,d1,g4:Bb4,b2,f2,f4')).toContain('sauter');
    expect(toPlay('W:Wa1,d1:Bb4,b2:H7,7', [], ruleSet('marelle-mixte'))).toContain('posez ou déplacez un pion');
    expect(toPlay('W:Wa1,d1:Bb4,b2,f2')).toBe('La partie est finie');
  });

  it('follows a turn step by step', () => {
    const picked: Step[] = [{ kind: 'pick', at: at('g4') }];
    expect(toPlay(CLOSING, picked)).toContain('choisissez où va le pion de g4');
    expect(toPlay(CLOSING, [...picked, { kind: 'land', at: at('g1') }])).toContain('prenez un pion noir');
  });

  it('says how many men may still be taken where taking is not compulsory', () => {
    const rules = ruleSet('jeu-du-moulin', { 'least-men': 2, captures: 'two', taking: 'may' });
    const position = positionIn(rules, 'W:Wa1,d1:Bb2,b4:H7,7');
    const entered: Step[] = [{ kind: 'enter', at: at('g1') }];
    const taken: Step[] = [...entered, { kind: 'take', at: at('b2') }];
    const said = (words: typeof fr, done: readonly Step[]): string => words.toPlay(rules, position, { done });
    expect(said(fr, entered)).toContain('prenez 2 pions noirs');
    expect(said(en, entered)).toContain('take 2 men of Black’s');
    expect(said(de, entered)).toContain('2 schwarze Steine');
    expect(said(fr, taken)).toContain('prenez un pion noir');
    expect(said(en, taken)).toContain('take a black man');
    expect(said(de, taken)).toContain('einen schwarzen Stein');
    const single = ruleSet('marelle', { taking: 'may' });
    expect(toPlay('W:Wa1,d1:Bb2,b4:H7,7', entered, single)).toContain('prenez un pion noir');
  });

  it('follows the dice', () => {
    const dice = ruleSet('marelle-avec-des');
    expect(toPlay(CLOSING, [], dice)).toContain('lancez les dés');
    expect(toPlay('W:Wa1,d1,g7,f6:Bb4,b2,f2,f4:D654', [], dice)).toContain('même de loin pour un moulin');
    expect(fr.throwSaid(dice, [6, 5, 4])).toBe('6‑5‑4\u202f: un pion peut aller n’importe où pour fermer un moulin');
    expect(en.throwSaid(dice, [6, 5, 3])).toBe('6‑5‑3: ordinary move');
  });

  it('says that a mill earned another turn', () => {
    expect(fr.toPlay(MARELLE, MARELLE.start(), { again: true })).toContain('le moulin fait rejouer, posez un pion');
  });
});

describe('a place', () => {
  it('says its name, its man and whether that is in a mill', () => {
    const view = MARELLE.view(positionIn(MARELLE, 'B:Wa1,d1,g1:Bb4,b2,f2,f4'));
    const label = (words: typeof fr, name: string): string =>
      words.placeLabel(MARELLE.board, view, MARELLE.board.names.indexOf(name));
    expect(label(fr, 'd1')).toBe('d1, pion blanc, dans un moulin');
    expect(label(en, 'b4')).toBe('b4, black man');
    expect(label(de, 'b4')).toBe('b4, schwarzer Stein');
    expect(label(de, 'd6')).toBe('d6, frei');
  });

  it('says that a point is closed, and whose man a side takes off', () => {
    const marked = ruleSet('marelle', { 'mill-at-entry': 'marked' });
    const view = marked.view(positionIn(marked, 'B:Wa1,d1,g1:Bb4,b2,f2,f4:H4,3:Ma7'));
    const place = marked.board.names.indexOf('a7');
    expect(fr.placeLabel(marked.board, view, place)).toBe('a7, fermée jusqu’à la fin de la pose');
    const chosen = ruleSet('marelle', { 'mill-at-entry': 'opponent-chooses' });
    const now = positionIn(chosen, 'B:Wa1,d1,g1:Bb4,b2:H6,7:T0,1');
    expect(fr.toPlay(chosen, now)).toContain('l’adversaire a fermé un moulin, retirez un de vos pions');
    const [turn] = chosen.turns(now);
    expect(turn && fr.turnSaid(chosen, now, turn)).toMatch(/^Noirs\s: retire son pion b2$/);
  });
});

it('every turn of every game can be told, and what to do next', () => {
  const ids = fc.constantFrom(...RULE_SET_IDS);
  fc.assert(
    fc.property(ids, fc.array(fc.nat(), { maxLength: 60 }), (id, choices) => {
      const rules = ruleSet(id);
      let game = newGame(rules);
      for (const choice of choices) {
        const dice = THROWS[choice % THROWS.length];
        if (dice) game = throwDice(game, dice.dice);
        const position = positionOf(game);
        if (outcomeOf(game)) break;
        const turns = rules.turns(position);
        const turn = turns[choice % turns.length];
        if (!turn) throw new Error('a game that goes on has a turn');
        for (const words of [fr, en, de]) {
          expect(words.turnSaid(rules, position, turn)).toContain(words.side(position.toPlay));
          expect(words.toPlay(rules, position)).toContain(words.side(position.toPlay));
        }
        const played = playTurn(game, turn);
        if (!played.ok) throw new Error(played.error.reason);
        game = played.value;
      }
    }),
    { numRuns: 60 },
  );
});
