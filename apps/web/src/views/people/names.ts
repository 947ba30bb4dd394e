import { NAMELESS, type Player } from '@merellier/protocol';
import type { PeopleStrings } from './strings/fr.ts';

/** The name of a player as these pages show it. */
export const nameOf = (s: PeopleStrings, player: Pick<Player, 'name'> | null): string =>
  !player || player.name === NAMELESS ? s.nameless : player.name;
