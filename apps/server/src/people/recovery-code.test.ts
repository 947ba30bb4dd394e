import { describe, expect, it } from 'vitest';
import { newRecoveryCode, recoveryHash } from './recovery-code.ts';

describe('a recovery code', () => {
  it('is written in groups, without letters that are taken for digits', () => {
    expect(newRecoveryCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(newRecoveryCode()).not.toBe(newRecoveryCode());
  });

  it('is the same however it is typed', () => {
    const hash = recoveryHash('A0B1-CDEF-GHJK-MNPQ-RSTV-WXYZ');
    expect(recoveryHash(' aobl cdef ghjk mnpq rstv wxyz ')).toBe(hash);
    expect(recoveryHash('A0B1-CDEF-GHJK-MNPQ-RSTV-WXY2')).not.toBe(hash);
  });
});
