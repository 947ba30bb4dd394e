import { describe, expect, it } from 'vitest';
import { fr } from '../strings/fr.ts';
import { menAhead, standingOf, whiteChance } from './evaluation.ts';
import { scoreShort } from './standing-words.ts';

describe('the evaluation', () => {
  it('is told from White’s side, whichever side is to play', () => {
    expect(menAhead({ kind: 'estimate', centimen: 120 }, 'white')).toBe(1.2);
    expect(menAhead({ kind: 'estimate', centimen: 120 }, 'black')).toBe(-1.2);
    expect(menAhead({ kind: 'win', turns: 3 }, 'white')).toBeNull();
    expect(whiteChance({ kind: 'estimate', centimen: 0 }, 'black')).toBe(0.5);
    expect(whiteChance({ kind: 'loss', turns: 4 }, 'white')).toBe(0);
  });

  it('counts no more than nine men', () => {
    expect(scoreShort(fr, 'fr', { kind: 'estimate', centimen: 250 }, 'white')).toBe('+2,5');
    expect(scoreShort(fr, 'fr', { kind: 'estimate', centimen: 1082 }, 'black')).toBe('<\u202f−9');
  });

  it('says who is ahead and by how much', () => {
    expect(standingOf({ kind: 'estimate', centimen: 5 }, 'white')).toEqual({ kind: 'even' });
    expect(standingOf({ kind: 'estimate', centimen: 80 }, 'black')).toEqual({ kind: 'slight', side: 'black' });
    expect(standingOf({ kind: 'estimate', centimen: -600 }, 'white')).toEqual({ kind: 'winning', side: 'black' });
    expect(standingOf({ kind: 'draw' }, 'white')).toEqual({ kind: 'draw' });
  });

  it('tells a lead that most likely ends in a draw, and how likely that is', () => {
    const [score, likely] = [{ kind: 'estimate', centimen: 230 } as const, { win: 0.1, draw: 0.88, loss: 0.02 }];
    expect(standingOf(score, 'black', likely)).toEqual({ kind: 'drawish', side: 'black', draw: 0.88 });
    expect(whiteChance(score, 'white', likely)).toBeCloseTo(0.54);
    expect(standingOf(score, 'white', { win: 0.8, draw: 0.2, loss: 0 })).toEqual({ kind: 'clear', side: 'white' });
  });

  it('is a draw where a draw rule spoils a win, and says so', () => {
    const score = { kind: 'exact-win', distance: 187, beyondLimit: true } as const;
    expect(standingOf(score, 'black')).toEqual({ kind: 'spoilt', side: 'black' });
    expect(standingOf({ ...score, kind: 'exact-loss' }, 'black')).toEqual({ kind: 'spoilt', side: 'white' });
    expect(standingOf({ ...score, beyondLimit: false }, 'black')).toEqual({ kind: 'won', side: 'black' });
    expect(whiteChance(score, 'white')).toBe(0.5);
  });

  it('counts the turns of the winner', () => {
    expect(standingOf({ kind: 'win', turns: 1 }, 'black')).toEqual({ kind: 'forced', side: 'black', turns: 1 });
    expect(standingOf({ kind: 'win', turns: 5 }, 'white')).toEqual({ kind: 'forced', side: 'white', turns: 3 });
    expect(standingOf({ kind: 'loss', turns: 4 }, 'white')).toEqual({ kind: 'forced', side: 'black', turns: 2 });
  });
});
