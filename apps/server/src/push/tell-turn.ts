import { playerOf, running, seatOf } from '@merellier/protocol';
import { other } from '@merellier/rules';
import type { Room } from '../games/room.ts';
import { presenceOf } from '../games/rooms.ts';
import type { Push } from './push.ts';

/** Tells the player to move in a game of days, unless that player looks at it. */
export async function tellTurn(push: Push, room: Room): Promise<void> {
  const { state } = room;
  const side = running(state);
  const player = side && playerOf(state, side);
  const opponent = side && playerOf(state, other(side));
  if (!player || !opponent || player.bot || state.options.time.kind !== 'correspondence') return;
  const seat = seatOf(state, player.id);
  if (seat && presenceOf(room).here[seat]) return;
  await push.tell({ player: player.id, kind: 'turns', game: room.id, by: opponent.name });
}
