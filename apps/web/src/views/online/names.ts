import { NAMELESS, type Player } from '@merellier/protocol';
import type { OnlineStrings } from './strings/fr.ts';

/** The name of a player as this page shows it. */
export const nameOf = (s: OnlineStrings, player: Player | null | undefined): string =>
  !player || player.name === NAMELESS ? s.nameless : player.name;
