import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('a password', () => {
  it('is the stored one or not, and is not in what is stored', async () => {
    const stored = await hashPassword('neuf pions');
    expect(await isPassword('neuf pions', stored)).toBe(true);
    expect(await isPassword('neuf pion', stored)).toBe(false);
    expect(stored).not.toContain('neuf');
    expect(await hashPassword('neuf pions')).not.toBe(stored);
  });

  it('is wrong where there is none', async () => {
    expect(await isPassword('', null)).toBe(false);
  });
});
