import { describe, expect, it } from 'vitest';
import { whyNoDatabase } from './why-no-database.ts';

const URL = 'postgres://anna:s%40cret@db.example:5433/merellier?sslmode=require';
const coded = (code: string, cause?: Error) => Object.assign(new Error('', { cause }), { code });
const told = (error: unknown, url = URL) => whyNoDatabase(error, url)?.message;

describe('why a database server cannot be used', () => {
  it('is told in a sentence with the place, and never with the password', () => {
    expect(told(coded('ECONNREFUSED'))).toBe(
      'No database server answers at db.example:5433: start it, or correct DATABASE_URL.',
    );
    expect(told(coded('3D000'))).toBe(
      'The database server at db.example:5433 has no database "merellier": create it, or correct DATABASE_URL.',
    );
    expect(told(coded('28P01'))).toMatch(/refuses the password of "anna"/);
    expect(told(new Error('timeout expired'))).toBe('The database server at db.example:5433 does not answer.');
    for (const code of ['ECONNREFUSED', '28P01', '28000', '3D000', '42501'])
      expect(told(coded(code))).not.toMatch(/s%40cret|s@cret/);
  });

  it('is found below what wraps it, for several servers, and without a user', () => {
    expect(told(new Error('migration failed', { cause: coded('57P03') }))).toMatch(/is starting up/);
    expect(told(coded('ECONNREFUSED'), 'postgres://a:p@one:1,two:2/db')).toMatch(/answers at one:1,two:2:/);
    expect(told(coded('3D000'), 'postgres://one/db')).toMatch(/at one has no database "db"/);
    expect(told(coded('ECONNREFUSED'), 'nonsense')).toMatch(/answers at localhost/);
  });

  it('is not guessed for other faults', () => {
    expect(told(coded('23505'))).toBeUndefined();
    expect(told('text')).toBeUndefined();
  });
});
