import { NAMELESS } from '@merellier/protocol';

/** How a player is called who may have no name, or not be there yet. */
export const shownName = (s: { readonly nameless: string }, player: { readonly name: string } | null): string =>
  !player || player.name === NAMELESS ? s.nameless : player.name;
