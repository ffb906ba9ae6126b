import type { Config } from '../config.ts';
import type { AdapterOptions } from './durable-adapter.ts';
import { openFileStore } from './file-store.ts';
import type { Store } from './store.ts';

/**
 * Opens the configured store: a database if `DATABASE_URL` is set, else the file in the data folder; pictures
 * in a bucket if `UPLOADS_URL` is set, else with the records.
 * @param onFailure called when work of the store fails that no request waits for
 * @throws StoreUnusable with the one sentence to print
 */
export async function openStore(
  config: Config,
  onFailure?: AdapterOptions['onFailure'],
): Promise<Store> {
  const store = await openRecords(config, onFailure);
  if (!config.uploads) return store;
  const { Bucket } = await import('./objects/bucket.ts');
  const { bucketPictures } = await import('./objects/pictures.ts');
  return { ...store, pictures: bucketPictures(new Bucket(config.uploads)) };
}

async function openRecords(
  { databaseUrl, dataDir }: Config,
  onFailure: AdapterOptions['onFailure'],
): Promise<Store> {
  if (!databaseUrl) return openFileStore(dataDir, { onFailure });
  // Without a database its driver is not loaded.
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore(databaseUrl);
}
