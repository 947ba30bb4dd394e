import type { Draw } from './pairing.ts';
import { randomFrom } from './random.ts';
import type { Lot } from './settings.ts';
import type { Tournament } from './state.ts';

/** What spreads the numbers of rounds over all seeds (the golden ratio, as 32 bits). */
const SPREAD = 0x9e3779b9;

/**
 * Draws with the openings of their games: one for all, or one for each, and none again before all the others were drawn. Nobody knows
 * them beforehand, since they follow from the moment too; and everybody can reckon them afterwards.
 */
export function withLots(tournament: Tournament, draws: readonly Draw[], now: number): readonly Draw[] {
  const { lots, seed } = tournament.settings;
  const plain = draws.map(({ lot: _, ...draw }): Draw => draw);
  if (!lots || lots.from.length === 0) return plain;
  const random = randomFrom(seed ^ now ^ Math.imul(tournament.rounds.length, SPREAD));
  const used = timesUsed(tournament, lots.from.length);
  const next = (): number => {
    const least = Math.min(...used);
    const fresh = [...used.keys()].filter((lot) => used[lot] === least);
    const lot = fresh[Math.floor(random() * fresh.length)] ?? 0;
    used[lot] = least + 1;
    return lot;
  };
  const shared = lots.each === 'round' ? next() : null;
  return plain.map((draw) => (draw.second === null ? draw : { ...draw, lot: shared ?? next() }));
}

/** How often each opening was drawn: once for a round that begins alike. */
function timesUsed({ rounds, settings: { lots } }: Tournament, count: number): number[] {
  const used = Array.from({ length: count }, () => 0);
  for (const { pairings } of rounds) {
    const drawn = pairings.flatMap(({ lot }) => (lot === undefined ? [] : [lot]));
    for (const lot of lots?.each === 'round' ? new Set(drawn) : drawn) used[lot] = (used[lot] ?? 0) + 1;
  }
  return used;
}

/** The opening from which the games of a pairing begin, with the colours exchanged from one to the next; null for none. */
export const lotOf = ({ settings }: Pick<Tournament, 'settings'>, { lot }: Pick<Draw, 'lot'>): Lot | null =>
  lot === undefined ? null : (settings.lots?.from[lot] ?? null);

/** The opening that all games of a round have; null where each pairing has its own, or none was drawn. */
export function lotOfRound(tournament: Pick<Tournament, 'settings'>, draws: readonly Draw[]): Lot | null {
  const drawn = draws.find(({ lot }) => lot !== undefined);
  return drawn && tournament.settings.lots?.each === 'round' ? lotOf(tournament, drawn) : null;
}
