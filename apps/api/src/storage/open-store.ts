import type { Config } from '../config.ts';
import { openFileStore } from './file-store.ts';
import type { Store } from './store.ts';

/**
 * Opens the store that the environment names: a database where `DATABASE_URL` does, else the file in
 * the data folder.
 * @throws StoreUnusable with the one sentence to print
 */
export async function openStore({ databaseUrl, dataDir }: Config): Promise<Store> {
  if (!databaseUrl) return openFileStore(dataDir);
  // Whoever keeps everything in the file never loads what speaks with a database.
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore(databaseUrl);
}
