import { ladderProblem } from './formats/ladder.ts';
import type { Draw } from './pairing.ts';
import type { Refusal } from './refusal.ts';
import { isFlowing } from './settings.ts';
import { playerOf, present, type Tournament } from './state.ts';

/** Why a round cannot be paired so; null where it can. Everyone who is there is paired once or pauses, and nobody meets again in a Swiss. */
export function drawsProblem(tournament: Tournament, draws: readonly Draw[]): Refusal | null {
  const seen = new Set<number>();
  for (const { first, second } of draws)
    for (const id of [first, second]) {
      if (id === null) continue;
      const player = playerOf(tournament, id);
      if (!player) return { reason: 'no-such-player' };
      if (player.withdrawn) return { reason: 'withdrawn-paired', name: player.name };
      if (seen.has(id)) return { reason: 'paired-twice', name: player.name };
      seen.add(id);
    }
  if (seen.size === 0) return { reason: 'too-few-players', least: 2 };
  const left = present(tournament).find(({ id }) => !seen.has(id));
  const isPartial = isFlowing(tournament.settings.format) || tournament.settings.format.kind === 'knock-out';
  if (left && !isPartial) return { reason: 'not-paired', name: left.name };
  for (const draw of draws) {
    const problem = ladderProblem(tournament, draw);
    if (problem) return problem;
  }
  return tournament.settings.format.kind === 'swiss' ? repetition(tournament, draws) : null;
}

function repetition({ rounds, players }: Tournament, draws: readonly Draw[]): Refusal | null {
  const nameOf = (id: number): string => players.find((player) => player.id === id)?.name ?? '';
  const earlier = rounds.flatMap(({ pairings }) => pairings);
  for (const { first, second } of draws) {
    if (second === null) {
      if (earlier.some((each) => each.second === null && each.first === first)) {
        return { reason: 'bye-twice', name: nameOf(first) };
      }
      continue;
    }
    const met = earlier.some(
      (each) => (each.first === first && each.second === second) || (each.first === second && each.second === first),
    );
    if (met) return { reason: 'met-before', names: [nameOf(first), nameOf(second)] };
  }
  return null;
}
