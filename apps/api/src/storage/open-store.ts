import type { Config } from '../config.ts';
import { openFileStore } from './file-store.ts';
import type { Store } from './store.ts';

/**
 * Opens the configured store: a database if `DATABASE_URL` is set, else the file in the data folder; pictures
 * in a bucket if `UPLOADS_URL` is set, else with the records.
 * @throws StoreUnusable with the one sentence to print
 */
export async function openStore(config: Config): Promise<Store> {
  const store = await openRecords(config);
  if (!config.uploads) return store;
  const { Bucket } = await import('./objects/bucket.ts');
  const { picturesRepository } = await import('./objects/pictures.ts');
  return { ...store, pictures: picturesRepository(new Bucket(config.uploads)) };
}

async function openRecords({ databaseUrl, dataDir }: Config): Promise<Store> {
  if (!databaseUrl) return openFileStore(dataDir);
  // Without a database its driver is not loaded.
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore(databaseUrl);
}
