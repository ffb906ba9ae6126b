import { Kysely, PostgresDialect, sql } from 'kysely';
import { repositoriesOver } from '../repositories/repositories.ts';
import type { Store } from '../store.ts';
import { attemptsInDatabase } from './attempts.ts';
import { explained, openPool } from './connection.ts';
import { migrate } from './migrations.ts';
import { PgEngine } from './pg-engine.ts';
import { databasePictures } from './pictures.ts';
import type { Database } from './tables.ts';

/**
 * Connects to a PostgreSQL database and migrates its tables to the present version.
 * @throws StoreUnusable with the one sentence to print
 */
export async function connect(url: URL): Promise<Kysely<Database>> {
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool(url) }) });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw explained(error, url);
  }
}

/**
 * Opens a store in a PostgreSQL database. Any number of processes may share it.
 * @throws StoreUnusable with the one sentence to print
 */
export async function openPostgresStore(url: URL): Promise<Store> {
  const database = await connect(url);
  let closing: Promise<void> | null = null;
  return {
    ...repositoriesOver(new PgEngine(database)),
    pictures: databasePictures(database),
    attempts: attemptsInDatabase(database),
    fileState: () => null,
    answerCommands: () => undefined,
    ping: async () => {
      const { rows } = await sql<{ refused: string }>`
        select current_setting('transaction_read_only') as refused`.execute(database);
      if (rows[0]?.refused !== 'off') throw new Error('The database takes no changes.');
    },
    close: () => (closing ??= database.destroy()),
  };
}
