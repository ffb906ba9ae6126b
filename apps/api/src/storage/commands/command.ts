import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refused, runCommand } from '../../command-line.ts';
import { readConfig, type Config } from '../../config.ts';
import { backUp, restore } from './backup.ts';
import { copied } from './copying.ts';
import { openFolder } from './folder-keeping.ts';
import type { Keeping } from './keeping.ts';
import { table } from './sums.ts';

const usage =
  'Say what to do: storage move-to-postgres, storage move-pictures, storage backup <new folder>, or storage restore <folder of a backup>.';

async function opened({ databaseUrl, dataDir }: Config): Promise<Keeping> {
  if (!databaseUrl) return openFolder(dataDir);
  const { openDatabase } = await import('./database-keeping.ts');
  return openDatabase(databaseUrl);
}

/** Where the records are, whatever is apart from them. */
async function withRecords(config: Config, work: (records: Keeping) => Promise<string>) {
  const records = await opened(config);
  try {
    return await work(records);
  } finally {
    await records.close();
  }
}

/** All of the store that the environment names. */
function withStore(config: Config, work: (store: Keeping) => Promise<string>) {
  return withRecords(config, async (records) => {
    if (!config.uploads) return work(records);
    const { withPicturesApart } = await import('./pictures-apart.ts');
    return work(await withPicturesApart(records, config.uploads));
  });
}

function takePictures(config: Config): Promise<string> {
  const { uploads } = config;
  if (!uploads) throw new Refused('Set UPLOADS_URL to the bucket that the pictures are to go to.');
  return withRecords(config, async (records) => {
    const { movePictures } = await import('./pictures-apart.ts');
    return movePictures(records, uploads);
  });
}

async function move(config: Config): Promise<string> {
  if (!config.databaseUrl) {
    throw new Refused('Set DATABASE_URL to the database that the data folder is to go to.');
  }
  // What lies in a bucket stays there: whoever reads it next reads the same one.
  return withRecords(config, async (database) => {
    const folder = await openFolder(config.dataDir);
    try {
      const sums = await copied(folder, database);
      return `${table(sums)}\nCounts and SHA-256 agree: all of ${folder.place} stands in ${database.place}, and the folder was left as it is.`;
    } finally {
      await folder.close();
    }
  });
}

function asked(args: string[], config: Config): Promise<string> {
  const [what, folder, ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (what === 'move-to-postgres' && folder === undefined) return move(config);
  if (what === 'move-pictures' && folder === undefined) return takePictures(config);
  if (folder !== undefined && more.length === 0) {
    const path = resolve(folder);
    if (what === 'backup') {
      return withStore(config, async (store) => {
        const sums = await backUp(store, config.dataDir, path, new Date());
        return `${table(sums)}\nCounts and SHA-256 agree: all of ${store.place} stands in ${path} too.`;
      });
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
  throw new Refused(usage);
}

await runCommand(async () => asked(process.argv.slice(2), readConfig(process.env)));
