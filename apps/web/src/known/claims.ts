import type { Claim } from './known-game.ts';

const claim = (kind: Claim['kind'], own: number, opponent: number): Claim => ({ kind, own, opponent });

/** What is worth telling of each solved game; the counts are taken from docs/solved, and a test holds every claim to them. */
export const CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  marelle: [
    claim('neverLoses', 3, 4),
    claim('neverLoses', 5, 3),
    claim('neverWins', 3, 6),
    claim('nearlyDraws', 4, 4),
    claim('nearlyWins', 9, 3),
    claim('mostlyWins', 7, 4),
  ],
  'marelle-a-6': [claim('neverDraws', 3, 4), claim('neverDraws', 3, 6)],
  merels: [claim('alwaysWins', 7, 3), claim('alwaysLoses', 3, 8), claim('alwaysWins', 9, 3)],
  'merels-diagonals': [claim('alwaysLoses', 3, 7), claim('alwaysWins', 7, 3), claim('alwaysWins', 9, 4)],
  'marelle-de-poche': [claim('neverLoses', 3, 4), claim('neverLoses', 5, 3)],
  'marelle-de-ceylan': [claim('alwaysWins', 3, 4)],
  'marelle-a-7': [claim('neverDraws', 3, 5), claim('alwaysLoses', 3, 7), claim('alwaysWins', 7, 3)],
  'marelle-a-12': [claim('neverLoses', 5, 3), claim('alwaysWins', 11, 4), claim('alwaysLoses', 3, 9)],
  morabaraba: [claim('neverDraws', 3, 3), claim('alwaysLoses', 4, 9), claim('alwaysWins', 12, 5)],
  'marelle-cubique': [claim('alwaysWins', 8, 3), claim('alwaysWins', 9, 4), claim('alwaysLoses', 3, 9)],
  'marelle-cubique-5': [claim('neverDraws', 3, 3), claim('neverLoses', 5, 3)],
  'marelle-a-6-any-time': [claim('neverDraws', 3, 4)],
};

/** What counts as mostly, and as nearly always. */
const MOSTLY = 0.9;
const NEARLY = 0.999;

/** Whether the counts of all its positions bear a claim out. */
export function holds(
  kind: Claim['kind'],
  { wins, losses, draws }: { readonly wins: number; readonly losses: number; readonly draws: number },
): boolean {
  const all = wins + losses + draws;
  switch (kind) {
    case 'neverLoses':
      return all > 0 && losses === 0;
    case 'neverWins':
      return all > 0 && wins === 0;
    case 'alwaysWins':
      return all > 0 && wins === all;
    case 'alwaysLoses':
      return all > 0 && losses === all;
    case 'neverDraws':
      return all > 0 && draws === 0;
    case 'nearlyWins':
      return losses === 0 && wins < all && wins >= NEARLY * all;
    case 'mostlyWins':
      return wins < all && wins >= MOSTLY * all;
    case 'nearlyDraws':
      return draws < all && draws >= NEARLY * all;
  }
}
