import type { PGlite } from '@electric-sql/pglite';
import type { Query } from './database.ts';
import { type KeyedTable, pageReader, type ReadPage } from './snapshot.ts';

// The embedded database has one session: a transaction that reads everything would stop play until it is through. So an
// export reads page by page, each a statement of its own, and triggers note each row as it was before it was first changed
// (null where it was not there): what an export has not reached yet is read from these notes. Whatever is changed behind
// it is noted in vain, and forgotten at the end.

/** Rows read at once: a page takes the database some milliseconds. */
const PAGE = 100;

/** Drops what an export needs; also what one left behind that was killed. */
export const FORGET_IMAGES = 'drop schema if exists before_images cascade';

const NOTE = `create function before_images.note() returns trigger language plpgsql as $note$
  declare
    was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
    now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
    own_key jsonb;
  begin
    if was is not null then
      select jsonb_agg(was -> part order by place) into own_key from unnest(tg_argv) with ordinality as a (part, place);
      insert into before_images.images values (tg_table_name, own_key, was) on conflict do nothing;
    end if;
    if now is not null then
      select jsonb_agg(now -> part order by place) into own_key from unnest(tg_argv) with ordinality as a (part, place);
      insert into before_images.images values (tg_table_name, own_key, null) on conflict do nothing;
    end if;
    return null;
  end $note$`;

const quoted = (name: string): string => `'${name}'`;

/** Reads tables as they stand now, while everything else goes on. One at a time. */
export async function readWithImages<Value>(
  pglite: PGlite,
  query: Query,
  tables: readonly KeyedTable[],
  read: (page: ReadPage) => Promise<Value>,
): Promise<Value> {
  await pglite.transaction(async (transaction) => {
    await transaction.exec(FORGET_IMAGES);
    await transaction.exec('create schema before_images');
    await transaction.exec(
      'create table before_images.images (name text, key jsonb, row jsonb, primary key (name, key))',
    );
    await transaction.exec(NOTE);
    for (const { name, key } of tables)
      await transaction.exec(
        `create trigger before_images after insert or update or delete on ${name} for each row
        execute function before_images.note(${key.map(quoted).join(', ')})`,
      );
  });
  try {
    return await read(unhurried(pageReader(query, PAGE, withImages)));
  } finally {
    await pglite.exec(FORGET_IMAGES);
  }
}

/** The rows of a table as they were: those that were not changed, and the images of the others. */
function withImages({ name, key }: KeyedTable, where: string, order: string): string {
  const ownKey = `jsonb_build_array(${key.map((column) => `t.${column}`).join(', ')})`;
  return `(select t.* from ${name} t where ${where}
      and not exists (select 1 from before_images.images i where i.name = ${quoted(name)} and i.key = ${ownKey}) ${order})
    union all (select t.* from before_images.images i cross join lateral jsonb_populate_record(null::${name}, i.row) t
      where i.name = ${quoted(name)} and i.row is not null and ${where} ${order})`;
}

/** Waits after each page as long as it took, so that at most half of the time goes into an export. */
const unhurried =
  (page: ReadPage): ReadPage =>
  async (table, after) => {
    const begun = performance.now();
    const rows = await page(table, after);
    await new Promise((resolve) => setTimeout(resolve, performance.now() - begun));
    return rows;
  };
