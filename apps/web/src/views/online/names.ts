import type { Player } from '@merellier/protocol';
import { shownName } from '../../online/shown-name.ts';
import type { OnlineStrings } from './strings/fr.ts';

/** The name of a player as this page shows it; a program is called one. */
export function nameOf(
  s: Pick<OnlineStrings, 'nameless' | 'program'>,
  player: Pick<Player, 'name' | 'bot'> | null | undefined,
): string {
  const name = shownName(s, player ?? null);
  return player?.bot ? s.program(name) : name;
}
