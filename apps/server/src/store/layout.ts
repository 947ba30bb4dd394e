import type { Database } from './database.ts';

/**
 * How the tables of games are laid out. `whole`: each is one table, in the embedded database, which has one session and one processor:
 * there parts would cost and gain nothing. `partitioned`: on PostgreSQL, by game (partitions.ts). `distributed`: where the extension Citus is
 * there, which lays them out by itself.
 */
export type Layout = 'whole' | 'partitioned' | 'distributed';

export async function layoutOf({ kind, query }: Database): Promise<Layout> {
  if (kind === 'embedded') return 'whole';
  const found = await query("select 1 from pg_extension where extname = 'citus'");
  return found.length > 0 ? 'distributed' : 'partitioned';
}
