import { sql, type Kysely } from 'kysely';
import { explained, placeOf } from '../postgres/connection.ts';
import { codeOf, inSnapshot } from '../postgres/pg-engine.ts';
import { PgRows, rowOf } from '../postgres/pg-rows.ts';
import { databasePictures } from '../postgres/pictures.ts';
import { connect } from '../postgres/postgres-store.ts';
import type { Database } from '../postgres/tables.ts';
import { emptyData, type StoredData } from '../records.ts';
import { isList, tableNames, type TableName } from '../tables.ts';
import { CommandError } from './command-line.ts';
import { holdsSomething, type RecordsLocation } from './store-location.ts';

/** Rows of one statement; PostgreSQL limits its parameters to 65,535. */
const batch = 500;

async function put(rows: Kysely<Database>, table: TableName, records: object): Promise<void> {
  const all = Object.entries(records as Record<string, object>);
  for (let from = 0; from < all.length; from += batch) {
    const some = all.slice(from, from + batch);
    await rows
      .insertInto(table)
      .values(some.map(([key, record]) => rowOf(table, key, record)))
      .execute();
  }
}

async function readData(database: Kysely<Database>): Promise<StoredData> {
  const rows = new PgRows(database);
  const data: Record<string, unknown> = { ...emptyData() };
  for (const name of tableNames) {
    data[name] = isList(name)
      ? await rows.find(name, [])
      : Object.fromEntries(await rows.entries(name as 'tokens', []));
  }
  return data as StoredData;
}

/** Removes the statement timeout for bulk transfers. */
async function withoutHaste(rows: Kysely<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(rows);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(rows);
}

/** Opens a PostgreSQL database; servers may use it at the same time. */
export async function openDatabase(url: URL): Promise<RecordsLocation> {
  const database = await connect(url);
  const place = `the database at ${placeOf(url)}`;

  const fill = async (rows: Kysely<Database>, data: StoredData) => {
    await withoutHaste(rows);
    // Blocks concurrent writes; they wait.
    await sql`lock table ${sql.join(tableNames.map((name) => sql.table(name)))} in exclusive mode`.execute(
      rows,
    );
    for (const name of tableNames) {
      if ((await new PgRows(rows).find(name, [], { most: 1 })).length > 0) {
        throw holdsSomething(place);
      }
    }
    for (const name of tableNames) await put(rows, name, data[name]);
  };

  return {
    place,
    pictures: databasePictures(database),
    read: (work) =>
      inSnapshot(database, async (rows) => {
        await withoutHaste(rows);
        return work(await readData(rows));
      }),
    fill: async (data) => {
      try {
        await database.transaction().execute((rows) => fill(rows, data));
      } catch (error) {
        // "Integrity constraint violation": two users with one e-mail, or a reference to a missing record.
        if (!codeOf(error)?.startsWith('23')) throw explained(error, url);
        const { table, detail } = error as { table?: string; detail?: string };
        throw new CommandError(
          `A record of ${table ?? 'a table'} cannot be kept, and nothing was changed: ${detail ?? 'it does not fit the others'}`,
        );
      }
    },
    close: () => database.destroy(),
  };
}
