import type { GameEvent, Phase, PlayerGame } from '@merellier/protocol';

/** The kinds of events that a list of games shows something of. */
export const LISTED_KINDS: readonly GameEvent['kind'][] = [
  'created',
  'joined',
  'reseated',
  'started',
  'ended',
  'rated',
];

/** A game as lists show it, by its events of these kinds, in order. */
export function listedGame(
  game: string,
  phase: Phase,
  times: Pick<PlayerGame, 'createdAt' | 'endedAt'>,
  events: readonly GameEvent[],
): PlayerGame {
  const [first, ...rest] = events;
  if (first?.kind !== 'created') throw new RangeError(`game ${game} does not begin with its creation`);
  let listed: PlayerGame = {
    ...{ game, phase, options: first.options, players: { host: first.host, guest: null } },
    ...{ white: null, outcome: null, ratings: null, ...times },
  };
  for (const event of rest) listed = { ...listed, ...told(listed, event) };
  return listed;
}

function told({ players }: PlayerGame, event: GameEvent): Partial<PlayerGame> {
  switch (event.kind) {
    case 'joined':
      return { players: { ...players, guest: event.guest } };
    case 'reseated':
      return { players: { ...players, [event.seat]: event.player } };
    case 'started':
      return { white: event.white };
    case 'ended':
      return { outcome: event.outcome };
    case 'rated':
      return { ratings: event.ratings };
    default:
      return {};
  }
}
