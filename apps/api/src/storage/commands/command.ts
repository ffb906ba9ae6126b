import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from './command-line.ts';
import { readConfig, type BucketLocation, type Config } from '../../config.ts';
import { backUp, restore } from './backup.ts';
import { copied, movePictures } from './copying.ts';
import { askServer } from '../command-socket.ts';
import { erasedInWords, erasePast } from '../retention.ts';
import { recordBackup } from '../last-backup.ts';
import { openStore } from '../open-store.ts';
import { check } from './check.ts';
import { openFolder, readableFolder } from './folder-location.ts';
import { repair } from './repair.ts';
import {
  storeAt,
  type PicturesLocation,
  type RecordsLocation,
  type StoreLocation,
} from './store-location.ts';
import { table } from './sums.ts';

const usage =
  'Say what to do: storage move-to-postgres, storage move-pictures, storage backup <new folder>, storage restore <folder of a backup>, storage check, storage repair, or storage erase-past.';

async function opened({ databaseUrl, dataDir }: Config): Promise<RecordsLocation> {
  if (!databaseUrl) return openFolder(dataDir);
  const { openDatabase } = await import('./database-location.ts');
  return openDatabase(databaseUrl);
}

/** Opens a location only for reading, while a server may use it. */
async function readable(config: Config): Promise<RecordsLocation> {
  return config.databaseUrl ? opened(config) : readableFolder(config.dataDir);
}

async function bucketOf(location: BucketLocation): Promise<PicturesLocation> {
  const { Bucket } = await import('../objects/bucket.ts');
  const { bucketPictures } = await import('../objects/pictures.ts');
  const bucket = new Bucket(location);
  await bucket.prepare();
  return { place: `the object store at ${bucket.place}`, pictures: bucketPictures(bucket) };
}

/** Opens the location of the records, with the pictures beside them. */
async function withRecords(
  config: Config,
  work: (records: RecordsLocation) => Promise<string>,
  open = opened,
) {
  const records = await open(config);
  try {
    return await work(records);
  } finally {
    await records.close();
  }
}

/** Opens the complete store that the environment configures. */
function withStore(config: Config, work: (store: StoreLocation) => Promise<string>, open = opened) {
  return withRecords(
    config,
    async (records) =>
      work(storeAt(records, config.uploads ? await bucketOf(config.uploads) : undefined)),
    open,
  );
}

function takePictures(config: Config): Promise<string> {
  const { uploads } = config;
  if (!uploads)
    throw new CommandError('Set UPLOADS_URL to the bucket that the pictures are to go to.');
  return withRecords(config, async (records) => movePictures(records, await bucketOf(uploads)));
}

async function move(config: Config): Promise<string> {
  if (!config.databaseUrl) {
    throw new CommandError('Set DATABASE_URL to the database that the data folder is to go to.');
  }
  // Pictures in a bucket need no copy: the next process uses the same bucket.
  return withRecords(config, async (database) => {
    const folder = await openFolder(config.dataDir);
    try {
      const sums = await copied(storeAt(folder), storeAt(database));
      return `${table(sums)}\nCounts and SHA-256 agree: all of ${folder.place} stands in ${database.place}, and the folder was left as it is.`;
    } finally {
      await folder.close();
    }
  });
}

/** Asks for confirmation if there is a terminal. */
async function agrees(plan: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const { createInterface } = await import('node:readline/promises');
  const keyboard = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await keyboard.question(`${plan}\nDo it? (yes/no) `)).trim());
  } finally {
    keyboard.close();
  }
}

function mend(config: Config, yes: boolean): Promise<string> {
  if (config.databaseUrl) {
    throw new CommandError(
      'With DATABASE_URL everything stands in the database: mend it with the means of PostgreSQL, or restore a backup.',
    );
  }
  return repair(config.dataDir, yes ? async () => true : agrees, new Date());
}

/** Erases expired data, as the server does every day. */
async function erase(config: Config): Promise<string> {
  const output = await askServer(config, ['erase-past']);
  if (output !== null) return output;
  const store = await openStore(config);
  try {
    const { dataDir } = config;
    const deps = { store, images: null, dataDir, now: () => new Date() };
    return erasedInWords(await erasePast(deps));
  } finally {
    await store.close();
  }
}

/** Runs `storage ARGS…`. @returns what it prints. Throws a CommandError if the arguments are none of `usage` */
export function runStorageCommand(args: string[], config: Config): Promise<string> {
  const options = { yes: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [what, folder, ...more] = positionals;
  if (values.yes && what !== 'repair') throw new CommandError(usage);
  if (what === 'check' && folder === undefined) return withStore(config, check, readable);
  if (what === 'repair' && folder === undefined) return mend(config, values.yes ?? false);
  if (what === 'erase-past' && folder === undefined) return erase(config);
  if (what === 'move-to-postgres' && folder === undefined) return move(config);
  if (what === 'move-pictures' && folder === undefined) return takePictures(config);
  if (folder !== undefined && more.length === 0) {
    const path = resolve(folder);
    if (what === 'backup') {
      const backedUp = async (store: StoreLocation) => {
        const sums = await backUp(store, config.dataDir, path, new Date());
        await recordBackup(config.dataDir, new Date());
        return `${table(sums)}\nCounts and SHA-256 agree: all of ${store.place} stands in ${path} too.`;
      };
      return withStore(config, backedUp, readable);
    }
    if (what === 'restore') {
      return withStore(config, async (store) => {
        const { sums, erased } = await restore(path, store, config.dataDir);
        const left =
          erased === 0 ? '' : `\nRecords that were erased since, and were left out: ${erased}.`;
        return `${table(sums)}${left}\nCounts and SHA-256 agree: all of the backup ${path} stands in ${store.place}.`;
      });
    }
  }
  throw new CommandError(usage);
}

// Tests import it.
if (import.meta.main)
  await runCommand(async () => runStorageCommand(process.argv.slice(2), readConfig(process.env)));
