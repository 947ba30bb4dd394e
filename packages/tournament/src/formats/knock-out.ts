import { loserOf, winnerOf } from '../match.ts';
import { type Draw, isFinished, type Pairing, type Round } from '../pairing.ts';
import { type Result, refuse } from '../refusal.ts';
import { seeding } from '../seeding.ts';
import { playerOf, present, type Tournament } from '../state.ts';

/** The places of seeds in a tree, so that the first two meet last: for eight 1, 8, 4, 5, 2, 7, 3, 6. */
export function seedPlaces(size: number): readonly number[] {
  let places: readonly number[] = [1];
  while (places.length < size) places = places.flatMap((seed) => [seed, 2 * places.length + 1 - seed]);
  return places;
}

/** The first round of a tree: what is missing to a power of two lets the first seeds through. */
export function firstDraws(seeds: readonly number[]): readonly Draw[] {
  let size = 1;
  while (size < seeds.length) size *= 2;
  const places = seedPlaces(size).map((place) => seeds[place - 1] ?? null);
  return pairsOf(places);
}

/** Neighbours meet; who has none goes on. */
function pairsOf(places: readonly (number | null)[]): readonly Draw[] {
  const draws: Draw[] = [];
  for (let i = 0; i < places.length; i += 2) {
    const [first, second] = [places[i] ?? null, places[i + 1] ?? null];
    if (first !== null) draws.push({ first, second });
    else if (second !== null) draws.push({ first: second, second: null });
  }
  return draws;
}

/** The rounds of the tree alone: in groups those after the groups. */
export const treeRounds = ({ rounds }: Tournament): readonly Round[] =>
  rounds.filter(({ pairings }) => pairings.some(({ group }) => group === undefined));

/** The pairings of a round without the match for the third place. */
const mainPairings = ({ pairings }: Round): readonly Pairing[] => pairings.filter(({ third }) => !third);

/** Whether the final is paired, or nobody is left to play. */
export function isTreeOver(tournament: Tournament): boolean {
  const last = treeRounds(tournament).at(-1);
  return last !== undefined && mainPairings(last).length <= 1;
}

/** Whether a player of a tree that has begun has no game left in it, whoever wins the others. */
export function isKnockedOut(tournament: Tournament, player: number): boolean {
  const last = treeRounds(tournament).at(-1);
  if (!last) return false;
  const own = last.pairings.find(({ first, second }) => first === player || second === player);
  if (!own) return true;
  if (!isFinished(own)) return false;
  const main = mainPairings(last);
  if (own.third || main.length <= 1) return true;
  return loserOf(tournament, own) === player && !(hasThirdPlace(tournament) && main.length === 2);
}

const hasThirdPlace = ({ settings: { format } }: Tournament): boolean => 'thirdPlace' in format && format.thirdPlace;

/** The next round of a tree that has begun, or its first with these seeds. */
export function pairTree(tournament: Tournament, seeds: () => readonly number[]): Result<readonly Draw[]> {
  const rounds = treeRounds(tournament);
  const last = rounds.at(-1);
  if (!last) {
    const draws = firstDraws(seeds());
    return draws.length === 0 ? refuse({ reason: 'too-few-players', least: 2 }) : { ok: true, value: draws };
  }
  if (isTreeOver(tournament)) return refuse({ reason: 'no-rounds-left' });
  const main = mainPairings(last);
  const isHere = (id: number | null): number | null =>
    id !== null && playerOf(tournament, id)?.withdrawn === false ? id : null;
  const draws = pairsOf(main.map((pairing) => isHere(winnerOf(tournament, pairing))));
  return { ok: true, value: [...draws, ...thirdPlace(tournament, main, isHere)] };
}

/** The losers of the two semi-finals meet, where that is wanted and both are there. */
function thirdPlace(
  tournament: Tournament,
  semiFinals: readonly Pairing[],
  isHere: (id: number | null) => number | null,
): readonly Draw[] {
  if (!hasThirdPlace(tournament) || semiFinals.length !== 2) return [];
  const [first, second] = semiFinals.map((pairing) => isHere(loserOf(tournament, pairing)));
  return first == null || second == null ? [] : [{ first, second, third: true }];
}

/** The seeds of a knock-out without groups. */
export function treeSeeds(tournament: Tournament): readonly number[] {
  const here = new Set(present(tournament).map(({ id }) => id));
  return seeding(tournament)
    .map(({ id }) => id)
    .filter((id) => here.has(id));
}

/** Whether the last round of a tree has all its winners. */
export const isTreeReady = (tournament: Tournament): boolean =>
  treeRounds(tournament).every(({ pairings }) => pairings.every(isFinished));
