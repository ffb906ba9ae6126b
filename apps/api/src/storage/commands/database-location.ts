import { sql, type Kysely, type Transaction } from 'kysely';
import { explained, placeOf } from '../postgres/connection.ts';
import { codeOf, Database } from '../postgres/database.ts';
import { connect } from '../postgres/postgres-store.ts';
import { rowOf } from '../postgres/row-of.ts';
import type { Tables } from '../postgres/tables.ts';
import { schemaVersion, type StoredData } from '../records.ts';
import { CommandError } from './command-line.ts';
import type { StoreContents, StoreLocation } from './store-location.ts';

const tables: readonly (keyof Tables)[] = [
  'users',
  'tokens',
  'departures',
  'resets',
  'charts',
  'shares',
  'subscriptions',
  'messages',
  'consultations',
  'acknowledgements',
  'bookings',
  'audit',
  'mails',
  'pictures',
];

/** Rows of one statement; PostgreSQL limits its parameters to 65,535. */
const batch = 500;

async function put(
  rows: Transaction<Tables>,
  table: keyof Tables,
  all: readonly object[],
): Promise<void> {
  for (let from = 0; from < all.length; from += batch) {
    await rows
      .insertInto(table)
      .values(all.slice(from, from + batch) as never)
      .execute();
  }
}

async function putData(rows: Transaction<Tables>, data: StoredData): Promise<void> {
  await put(rows, 'users', Object.values(data.users).map(rowOf.user));
  await put(
    rows,
    'tokens',
    Object.entries(data.tokens).map(([hash, token]) => rowOf.token(hash, token)),
  );
  await put(rows, 'departures', data.departures.map(rowOf.departure));
  await put(
    rows,
    'resets',
    Object.entries(data.resets).map(([hash, reset]) => rowOf.reset(hash, reset)),
  );
  await put(rows, 'charts', Object.values(data.charts).map(rowOf.chart));
  await put(rows, 'shares', Object.values(data.shares).map(rowOf.share));
  await put(rows, 'subscriptions', Object.values(data.subscriptions).map(rowOf.subscription));
  await put(rows, 'messages', Object.values(data.messages).map(rowOf.message));
  await put(rows, 'consultations', Object.values(data.consultations).map(rowOf.consultation));
  await put(rows, 'acknowledgements', data.acknowledgements.map(rowOf.acknowledgement));
  await put(rows, 'bookings', Object.values(data.bookings).map(rowOf.booking));
  await put(rows, 'audit', data.audit.map(rowOf.audit));
  await put(rows, 'mails', Object.values(data.mails).map(rowOf.mail));
}

/** The records of a table by key, in order of insertion. */
async function byKey(
  rows: Kysely<Tables>,
  table: keyof Tables,
  key: string,
): Promise<Record<string, never>> {
  const found = await sql<{ key: string; record: never }>`
    select ${sql.ref(key)} as key, record from ${sql.table(table)} order by seq`.execute(rows);
  return Object.fromEntries(found.rows.map((row) => [row.key, row.record]));
}

async function inOrder(rows: Kysely<Tables>, table: keyof Tables): Promise<never[]> {
  const found = await sql<{ record: never }>`
    select record from ${sql.table(table)} order by seq`.execute(rows);
  return found.rows.map(({ record }) => record);
}

async function readData(rows: Kysely<Tables>): Promise<StoredData> {
  return {
    schema: schemaVersion,
    users: await byKey(rows, 'users', 'id'),
    tokens: await byKey(rows, 'tokens', 'hash'),
    departures: await inOrder(rows, 'departures'),
    resets: await byKey(rows, 'resets', 'hash'),
    charts: await byKey(rows, 'charts', 'id'),
    shares: await byKey(rows, 'shares', 'key'),
    subscriptions: await byKey(rows, 'subscriptions', 'email_folded'),
    messages: await byKey(rows, 'messages', 'ticket'),
    consultations: await byKey(rows, 'consultations', 'ticket'),
    acknowledgements: await inOrder(rows, 'acknowledgements'),
    bookings: await byKey(rows, 'bookings', 'id'),
    audit: await inOrder(rows, 'audit'),
    mails: await byKey(rows, 'mails', 'id'),
  };
}

async function holdsSomething(rows: Kysely<Tables>): Promise<boolean> {
  for (const table of tables) {
    const { rows: found } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(rows);
    if (found.length > 0) return true;
  }
  return false;
}

/** Removes the statement timeout for bulk transfers. */
async function withoutHaste(rows: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(rows);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(rows);
}

/** Opens a PostgreSQL database; servers may use it at the same time. */
export async function openDatabase(url: URL): Promise<StoreLocation> {
  const kysely = await connect(url);
  const database = new Database(kysely);
  const place = `the database at ${placeOf(url)}`;

  const fill = async (rows: Transaction<Tables>, contents: StoreContents) => {
    await withoutHaste(rows);
    // Blocks concurrent writes; they wait.
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(
      rows,
    );
    if (await holdsSomething(rows)) {
      throw new CommandError(
        `${place[0]?.toUpperCase()}${place.slice(1)} holds something already: nothing was changed; empty it or name another.`,
      );
    }
    await putData(rows, contents.data);
    for (const name of contents.pictures) {
      const content = await contents.picture(name);
      if (content) await rows.insertInto('pictures').values({ name, content }).execute();
    }
  };

  return {
    place,
    read: (work) =>
      database.moment(async (rows) => {
        await withoutHaste(rows);
        const names = await rows.selectFrom('pictures').select('name').orderBy('name').execute();
        return work({
          data: await readData(rows),
          pictures: names.map(({ name }) => name),
          picture: async (name) => {
            const found = await rows
              .selectFrom('pictures')
              .select('content')
              .where('name', '=', name)
              .executeTakeFirst();
            return found?.content ?? null;
          },
        });
      }),
    fill: async (contents) => {
      try {
        await database.change((rows) => fill(rows, contents));
      } catch (error) {
        // "Integrity constraint violation": two users with one e-mail, or a reference to a missing record.
        if (!codeOf(error)?.startsWith('23')) throw explained(error, url);
        const { table, detail } = error as { table?: string; detail?: string };
        throw new CommandError(
          `A record of ${table ?? 'a table'} cannot be kept, and nothing was changed: ${detail ?? 'it does not fit the others'}`,
        );
      }
    },
    removePictures: async (names) => {
      for (const name of names)
        await kysely.deleteFrom('pictures').where('name', '=', name).execute();
    },
    close: () => kysely.destroy(),
  };
}
