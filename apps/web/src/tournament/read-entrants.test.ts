import { describe, expect, it } from 'vitest';
import { readEntrants } from './read-entrants.ts';

const names = (text: string): readonly string[] => readEntrants(text).map(({ name }) => name);

describe('a list of players', () => {
  it('is one name a line, whatever the ends of lines; lines without a name are left out', () => {
    expect(names('Ada\r\nBertrand \n\n  Camille  Dupont\rDoris')).toEqual([
      'Ada',
      'Bertrand',
      'Camille Dupont',
      'Doris',
    ]);
  });

  it('may have numbers before the names, and a head', () => {
    expect(names('1. Ada\n2) Bertrand\n3.\tCamille')).toEqual(['Ada', 'Bertrand', 'Camille']);
    expect(names('\uFEFFNom;Équipe\nAda;Nord')).toEqual(['Ada']);
    expect(names('Nominoë\nAda')).toEqual(['Nominoë', 'Ada']);
  });

  it('may say team, age class and strength', () => {
    expect(readEntrants('Ada; Nord; U12; 1250,5\n"Bertrand",,Vétéran\nCamille\tSud\t\tfort')).toEqual([
      { name: 'Ada', team: 'Nord', ageClass: 'U12', strength: 1250.5 },
      { name: 'Bertrand', team: null, ageClass: 'Vétéran', strength: null },
      { name: 'Camille', team: 'Sud', ageClass: null, strength: null },
    ]);
  });

  it('is empty where there is none', () => {
    expect(readEntrants(' \n\t\n')).toEqual([]);
  });
});
