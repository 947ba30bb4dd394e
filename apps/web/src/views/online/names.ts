import { NAMELESS, type Player } from '@merellier/protocol';
import { shownName } from '../../online/shown-name.ts';
import type { OnlineStrings } from './strings/fr.ts';

/** As `nameOf`, but nobody is "Anonymous" to themselves. `me` is the id of who reads it. */
export const nameFor = (
  s: Pick<OnlineStrings, 'nameless' | 'program' | 'you'>,
  player: Player | null | undefined,
  me: string | undefined,
): string => (player && player.id === me && player.name === NAMELESS ? s.you : nameOf(s, player));

/** The name of a player as this page shows it; a program is called one. */
export function nameOf(
  s: Pick<OnlineStrings, 'nameless' | 'program'>,
  player: Pick<Player, 'name' | 'bot'> | null | undefined,
): string {
  const name = shownName(s, player ?? null);
  return player?.bot ? s.program(name) : name;
}
