import { describe, expect, it } from 'vitest';
import { soundOfStep, soundsOfTurn } from './sound-of.ts';

const plain = { steps: 0, closes: false, takes: false, ends: false };

describe('what is heard', () => {
  it('of a man put down is wood on wood', () => {
    expect(soundsOfTurn(plain)).toEqual(['knock']);
    expect(soundOfStep({ kind: 'enter', at: 3 }, false)).toBe('knock');
    expect(soundOfStep({ kind: 'pick', at: 3 }, false)).toBeNull();
  });

  it('of a mill is its own sound, and then the man that is taken', () => {
    expect(soundsOfTurn({ ...plain, closes: true, takes: true })).toEqual(['mill', 'take']);
    expect(soundOfStep({ kind: 'land', at: 3 }, true)).toBe('mill');
  });

  it('is not heard twice where a person played it step by step', () => {
    expect(soundsOfTurn({ ...plain, steps: 2, closes: true, takes: true })).toEqual(['take']);
  });

  it('of the end comes last', () => {
    expect(soundsOfTurn({ ...plain, takes: true, ends: true })).toEqual(['knock', 'take', 'end']);
  });
});
