import { describePage, type PageDocument, type PlacedRoute } from '@merellier/page/documents';
import { GAME_ID } from '@merellier/protocol';
import type { OnlineGate } from '../node/online-gate.ts';

/** What stands at an address, with the online game that it names. */
export const describe = (placed: PlacedRoute, gate: OnlineGate): Promise<PageDocument> =>
  describePage(placed, async (id) => {
    if (!GAME_ID.test(id)) return null;
    try {
      const room = await (await gate.get()).rooms.get(id);
      await room?.refresh();
      return room?.state ?? null;
    } catch {
      // Whether there is such a game nobody knows without a database; the page itself asks again.
      return undefined;
    }
  });
