import { describe, expect, it } from 'vitest';
import { menAhead, standingOf, whiteChance } from './evaluation.ts';

describe('the evaluation', () => {
  it('is told from White’s side, whoever is to play', () => {
    expect(menAhead({ kind: 'estimate', centimen: 120 }, 'white')).toBe(1.2);
    expect(menAhead({ kind: 'estimate', centimen: 120 }, 'black')).toBe(-1.2);
    expect(menAhead({ kind: 'win', turns: 3 }, 'white')).toBeNull();
    expect(whiteChance({ kind: 'estimate', centimen: 0 }, 'black')).toBe(0.5);
    expect(whiteChance({ kind: 'loss', turns: 4 }, 'white')).toBe(0);
  });

  it('says who is ahead and by how much', () => {
    expect(standingOf({ kind: 'estimate', centimen: 5 }, 'white')).toEqual({ kind: 'even' });
    expect(standingOf({ kind: 'estimate', centimen: 80 }, 'black')).toEqual({ kind: 'slight', side: 'black' });
    expect(standingOf({ kind: 'estimate', centimen: -600 }, 'white')).toEqual({ kind: 'winning', side: 'black' });
    expect(standingOf({ kind: 'draw' }, 'white')).toEqual({ kind: 'draw' });
  });

  it('counts the turns of the winner', () => {
    expect(standingOf({ kind: 'win', turns: 1 }, 'black')).toEqual({ kind: 'forced', side: 'black', turns: 1 });
    expect(standingOf({ kind: 'win', turns: 5 }, 'white')).toEqual({ kind: 'forced', side: 'white', turns: 3 });
    expect(standingOf({ kind: 'loss', turns: 4 }, 'white')).toEqual({ kind: 'forced', side: 'black', turns: 2 });
  });
});
