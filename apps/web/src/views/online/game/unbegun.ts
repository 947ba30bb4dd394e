import { type GameState, playerOf } from '@merellier/protocol';
import { positionOf, type Side } from '@merellier/rules';
import { nameOf } from '../names.ts';
import type { OnlineStrings } from '../strings/fr.ts';

/** Who lost a game of a tournament by not beginning it. */
export type Unbegun = Side | 'both';

/** Who should have begun a game of a tournament that ended because nobody did; null for every other game. */
export function unbegunBy(state: GameState): Unbegun | null {
  if (!state.options.tournament || state.outcome?.reason !== 'aborted') return null;
  if (state.white !== null) return positionOf(state.game).toPlay;
  // Before the sides are known, the one whose part in chance is missing; the host plays White in games of tournaments.
  const { host, guest } = state.chance?.contributions ?? {};
  if (host && !guest) return 'black';
  return guest && !host ? 'white' : 'both';
}

/** How such a game ended, in one sentence, to the player of this id; null for every other game. */
export function unbegunWords(
  s: Pick<OnlineStrings, 'endings' | 'nameless' | 'program'>,
  state: GameState,
  me?: string | undefined,
): string | null {
  const missing = unbegunBy(state);
  if (missing === null || missing === 'both') return missing && s.endings.unbegunBoth;
  const { host, guest } = state.players;
  const player = playerOf(state, missing) ?? (missing === 'white' ? host : guest);
  return player && player.id === me ? s.endings.unbegun : s.endings.unbegunBy(nameOf(s, player));
}
