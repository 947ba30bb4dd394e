import { NAMELESS, type Player } from '@merellier/protocol';
import type { OnlineStrings } from './strings/fr.ts';

/** The name of a player as this page shows it; a program is called one. */
export function nameOf(
  s: Pick<OnlineStrings, 'nameless' | 'program'>,
  player: Pick<Player, 'name' | 'bot'> | null | undefined,
): string {
  const name = !player || player.name === NAMELESS ? s.nameless : player.name;
  return player?.bot ? s.program(name) : name;
}
