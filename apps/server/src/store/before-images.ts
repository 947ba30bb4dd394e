import type { PGlite } from '@electric-sql/pglite';
import type { Query } from './database.ts';
import type { KeyedTable, ReadTable } from './snapshot.ts';

// The embedded database has one session: a transaction that reads everything would stop play until it is through. So an
// export reads page by page, each a statement of its own, and triggers note each row as it was before it was first changed
// (null where it was not there), where the export has yet to come. A page takes up the notes between its ends, so that there
// are never more than what was changed ahead. Keys are arrays of JSON, which sort as the columns do that they are made of.

/** Rows read at once: a page takes the database a few milliseconds. */
const PAGE = 100;

/** Drops what an export needs; also what one left behind that was killed. */
export const FORGET_IMAGES = 'drop schema if exists before_images cascade';

/** How far tables have been read is a setting of the session. Before the first page it is the empty array, which sorts first. */
const settingOf = (name: string): string => `before_images.${name}`;
const START = '[]';
/** An object sorts after every array. */
const END = '{}';

const NOTE = `create function before_images.note() returns trigger language plpgsql as $note$
  declare
    was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
    now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
    reached jsonb := current_setting('before_images.' || tg_table_name)::jsonb;
    own_key jsonb;
  begin
    if was is not null then
      select jsonb_agg(was -> part order by place) into own_key from unnest(tg_argv) with ordinality as a (part, place);
      if own_key > reached then
        insert into before_images.images values (tg_table_name, own_key, was) on conflict do nothing;
      end if;
    end if;
    if now is not null then
      select jsonb_agg(now -> part order by place) into own_key from unnest(tg_argv) with ordinality as a (part, place);
      if own_key > reached then
        insert into before_images.images values (tg_table_name, own_key, null) on conflict do nothing;
      end if;
    end if;
    return null;
  end $note$`;

const quoted = (text: string): string => `'${text}'`;

/** Reads tables as they stand now, while everything else goes on. One at a time. */
export async function readWithImages<Value>(
  pglite: PGlite,
  query: Query,
  tables: readonly KeyedTable[],
  read: (table: ReadTable) => Promise<Value>,
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
        `set ${settingOf(name)} = '${START}';
        create trigger before_images after insert or update or delete on ${name} for each row
        execute function before_images.note(${key.map(quoted).join(', ')})`,
      );
  });
  try {
    return await read((table) => pagesOf(table, query));
  } finally {
    await pglite.exec(FORGET_IMAGES);
  }
}

/** The pages of a table, with a rest after each as long as it took: at most half of the time goes into an export. */
async function* pagesOf(table: KeyedTable, query: Query): AsyncGenerator<string> {
  for (let after = START; after !== END; ) {
    const begun = performance.now();
    const key = (JSON.parse(after) as unknown[]).map(String);
    const [page] = await query<{ reached: string; rows: string | null }>(pageOf(table, after), [after, ...key]);
    if (!page) return;
    after = page.reached;
    if (page.rows !== null) yield page.rows;
    await new Promise((resolve) => setTimeout(resolve, performance.now() - begun));
  }
}

/**
 * A statement for the next rows of a table after a key ($1; its columns again from $2 on): those that were not changed, and the
 * images of others between the ends of the page, which are forgotten with it.
 */
function pageOf({ name, key }: KeyedTable, after: string): string {
  const columns = key.map((column) => `t.${column}`).join(', ');
  const beyond = after === START ? 'true' : `(${columns}) > (${key.map((_, i) => `$${i + 2}`).join(', ')})`;
  return `with own as materialized (
      select jsonb_build_array(${columns}) as key, to_jsonb(t) as row from ${name} t where ${beyond}
      order by ${columns} limit ${PAGE}),
    reached as materialized (
      select set_config(${quoted(settingOf(name))}, case when count(*) < ${PAGE} then '${END}'
        else (array_agg(key order by key desc))[1]::text end, false)::jsonb as key from own),
    images as (
      delete from before_images.images i where i.name = ${quoted(name)} and i.key > $1::jsonb
        and i.key <= (select key from reached) returning i.key, i.row)
    select (select key::text from reached) as reached, string_agg(was.row::text, ',' order by was.key) as rows from (
      select key, row from own where not exists (select 1 from images where images.key = own.key)
      union all select key, row from images where row is not null) as was`;
}
