import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it('knows each of the 10,000 commonest passwords that is long enough to be set', async () => {
  const long = dictionary['passwords-common'].slice(0, 10_000).filter((each) => each.length >= 8);
  expect(long.length).toBeGreaterThan(3_000);
  expect((await Promise.all(long.map(isCommonPassword))).every((is) => is)).toBe(true);
});

it.each(['password', 'Password', '12345678', 'QWERTYUIOP', 'iloveyou'])('knows %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each(['neuf pions et un moulin', 'Vj4-kepler-zinnober', '山田の秘密の言葉'])(
  'does not know %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
