import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Store } from '../store.ts';
import { explained, openPool } from './connection.ts';
import { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { acknowledgementsRoom } from './rooms/acknowledgements.ts';
import { attemptsRoom } from './rooms/attempts.ts';
import { bookingsRoom } from './rooms/bookings.ts';
import { chartsRoom } from './rooms/charts.ts';
import { inquiriesRoom } from './rooms/inquiries.ts';
import { lettersRoom } from './rooms/letters.ts';
import { operationRoom } from './rooms/operation.ts';
import { picturesRoom } from './rooms/pictures.ts';
import { resetsRoom } from './rooms/resets.ts';
import { retentionRoom } from './rooms/retention.ts';
import { subscriptionsRoom } from './rooms/subscriptions.ts';
import { tokensRoom } from './rooms/tokens.ts';
import { usersRoom } from './rooms/users.ts';
import type { Tables } from './tables.ts';

/**
 * Connects to a PostgreSQL database and brings its tables to the present version.
 * @throws StoreUnusable with the one sentence to print
 */
export async function connect(url: URL): Promise<Kysely<Tables>> {
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url) }) });
  try {
    await migrate(kysely);
    return kysely;
  } catch (error) {
    await kysely.destroy();
    throw explained(error, url);
  }
}

/**
 * Opens the store that lives in a PostgreSQL database. Any number of processes may share it.
 * @throws StoreUnusable with the one sentence to print
 */
export async function openPostgresStore(url: URL): Promise<Store> {
  const kysely = await connect(url);
  const database = new Database(kysely);
  let closing: Promise<void> | null = null;
  return {
    users: usersRoom(database),
    tokens: tokensRoom(database),
    resets: resetsRoom(database),
    charts: chartsRoom(database),
    subscriptions: subscriptionsRoom(database),
    inquiries: inquiriesRoom(database),
    acknowledgements: acknowledgementsRoom(database),
    bookings: bookingsRoom(database),
    letters: lettersRoom(database),
    operation: operationRoom(database),
    retention: retentionRoom(database),
    pictures: picturesRoom(database),
    attempts: attemptsRoom(database),
    ping: async () => {
      const { rows } = await sql<{ refused: string }>`
        select current_setting('transaction_read_only') as refused`.execute(kysely);
      if (rows[0]?.refused !== 'off') throw new Error('The database takes no changes.');
    },
    close: () => {
      closing ??= kysely.destroy();
      return closing;
    },
  };
}
