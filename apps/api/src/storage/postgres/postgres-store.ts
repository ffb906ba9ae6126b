import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Store } from '../store.ts';
import { explained, openPool } from './connection.ts';
import { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { acknowledgementsRepository } from './repositories/acknowledgements.ts';
import { attemptsRepository } from './repositories/attempts.ts';
import { bookingsRepository } from './repositories/bookings.ts';
import { chartsRepository } from './repositories/charts.ts';
import { inquiriesRepository } from './repositories/inquiries.ts';
import { mailsRepository } from './repositories/mails.ts';
import { operationRepository } from './repositories/operation.ts';
import { picturesRepository } from './repositories/pictures.ts';
import { resetsRepository } from './repositories/resets.ts';
import { retentionRepository } from './repositories/retention.ts';
import { sharesRepository } from './repositories/shares.ts';
import { subscriptionsRepository } from './repositories/subscriptions.ts';
import { tokensRepository } from './repositories/tokens.ts';
import { usersRepository } from './repositories/users.ts';
import type { Tables } from './tables.ts';

/**
 * Connects to a PostgreSQL database and migrates its tables to the present version.
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
 * Opens a store in a PostgreSQL database. Any number of processes may share it.
 * @throws StoreUnusable with the one sentence to print
 */
export async function openPostgresStore(url: URL): Promise<Store> {
  const kysely = await connect(url);
  const database = new Database(kysely);
  let closing: Promise<void> | null = null;
  return {
    users: usersRepository(database),
    tokens: tokensRepository(database),
    resets: resetsRepository(database),
    charts: chartsRepository(database),
    shares: sharesRepository(database),
    subscriptions: subscriptionsRepository(database),
    inquiries: inquiriesRepository(database),
    acknowledgements: acknowledgementsRepository(database),
    bookings: bookingsRepository(database),
    mails: mailsRepository(database),
    operation: operationRepository(database),
    retention: retentionRepository(database),
    pictures: picturesRepository(database),
    attempts: attemptsRepository(database),
    fileState: () => null,
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
