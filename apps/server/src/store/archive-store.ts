/** How long a game has to be over, and to have rested, before its events are archived: by then a rematch is agreed or not. */
export const ARCHIVED_AFTER = 3_600_000;

/** Games that are over, kept small. Who reads a game notices nothing of it. */
export interface ArchiveStore {
  /**
   * Packs the events of games that are over, have counted wherever they count, and did not change since a moment (nor did the database
   * come to know archives since); gives those it packed. Each is a transaction of its own; several nodes that ask take different games.
   * Rejects, once it is through, where the events of a game cannot be packed: that one stays as it is, and is not tried again.
   */
  archiveGames(before: number, limit: number): Promise<readonly string[]>;
}
