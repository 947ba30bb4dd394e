import { describe, expect, it } from 'vitest';
import { scannedCode } from './scanned-code.ts';

describe('a code that the camera reads', () => {
  it('is a game of a tournament, with its result or without, wherever the sheet was printed', () => {
    expect(scannedCode('http://localhost:3000/#/tournament/result/a1b2c3/2-1-1-3-4')).toEqual({
      ...{ kind: 'result', rest: ['a1b2c3', '2-1-1-3-4'] },
    });
    expect(scannedCode('https://moulin.example/#/tournament/result/a1b2c3/2-1-1/draw')).toEqual({
      ...{ kind: 'result', rest: ['a1b2c3', '2-1-1', 'draw'] },
    });
  });

  it('is a whole tournament', () => {
    expect(scannedCode('http://192.168.1.7:3000/#/tournament/receive/abc_-123')).toEqual({
      ...{ kind: 'tournament', packed: 'abc_-123' },
    });
  });

  it('is none of ours', () => {
    for (const text of [
      '',
      'WIFI:S:home;;',
      'https://moulin.example/c/MOLU',
      'https://moulin.example/#/tournament/result/a1b2c3',
      'https://moulin.example/#/tournament/result/a/b/c/d',
      'https://moulin.example/#/tournament/receive/a/b',
    ])
      expect(scannedCode(text), text).toEqual({ kind: 'other' });
  });
});
