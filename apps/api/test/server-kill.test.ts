import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyData } from '../src/storage/records.ts';
import { bundledServer } from './bundled.ts';
import { listening, start } from './program.ts';
import { sampleUser } from './sample-user.ts';
import { tempDir } from './temp-dir.ts';
import { VisitorsLoad } from './visitors-load.ts';

/** The number of kills under load; `pnpm test:thorough` sets 200. */
const kills = Number(process.env['KILLS'] ?? 5);
/** A new folder is started after this many kills, since a larger one reveals no more; there is one of each size. */
const killsOfAFolder = Math.min(25, kills / 2);
/** The maximum time between an acknowledged write and the kill, milliseconds. */
const longestWait = 40;
/** One of this many starts is killed too, before it listens. */
const startsForOneCutOff = 10;
/** After this time a start has finished its work on the folder, milliseconds. */
const longestStart = 400;

/** Runs a server once with every kind of call, so that later starts use its compile cache. */
async function leaveCompiled(
  directory: string,
  startIn: (directory: string) => ReturnType<typeof start>,
): Promise<void> {
  const server = startIn(directory);
  const address = await listening(server);
  const load = new VisitorsLoad();
  await load.begin(address, directory);
  await load.writeOnce(address);
  server.child.kill('SIGTERM');
  await server.closed;
}

/** Kills a server while it starts. */
async function cutOff({ child, closed }: ReturnType<typeof start>): Promise<void> {
  await Promise.race([once(child.stdout, 'data'), wait(Math.random() * longestStart)]);
  child.kill('SIGKILL');
  await closed;
}

/** A folder with so much data that the file is continued by a journal. */
async function folderWithMuch(): Promise<string> {
  const directory = await tempDir();
  const users = Array.from({ length: 1000 }, (_, id) => sampleUser(String(id)));
  const data = { ...emptyData(), users: Object.fromEntries(users.map((user) => [user.id, user])) };
  await writeFile(join(directory, 'db.json'), JSON.stringify(data));
  return directory;
}

/** Kills a server on one folder repeatedly, and checks the data after each kill. */
async function killedOverAndOver(
  directory: string,
  startIn: (directory: string) => ReturnType<typeof start>,
): Promise<number> {
  const run = () => startIn(directory);
  const load = new VisitorsLoad();
  let server = run();
  let address = await listening(server);
  await load.begin(address, directory);
  for (let round = 0; round < killsOfAFolder; round += 1) {
    let onAcknowledged: () => void = () => undefined;
    const acknowledged = new Promise<void>((resolve) => {
      onAcknowledged = resolve;
    });
    const writing = load.write(address, onAcknowledged);
    await Promise.race([acknowledged, writing]);
    await wait(Math.random() * longestWait);
    server.child.kill('SIGKILL');
    await Promise.all([writing, server.closed]);
    if (round % startsForOneCutOff === 0) await cutOff(run());
    server = run();
    address = await listening(server);
    await load.check(address);
  }
  server.child.kill('SIGTERM');
  await server.closed;
  expect(server.errors).toBe('');
  const left = (await readdir(directory, { recursive: true })).filter((name) =>
    /\.(tmp|lock)$/.test(name),
  );
  expect(left).toEqual([]);
  return load.acknowledged;
}

test(`acknowledged writes survive ${kills} kills of the server under load`, async () => {
  const build = await tempDir();
  const program = await bundledServer(build);
  const environment = {
    NODE_COMPILE_CACHE: join(build, 'compiled'),
    WEB_DIST: join(build, 'no-build'),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  };
  const startIn = (directory: string) =>
    start({ ...environment, DATA_DIR: directory }, [], program);
  await leaveCompiled(await tempDir(), startIn);

  let folders = kills / killsOfAFolder;
  const written: number[] = [];
  const lane = async () => {
    while (folders > 0) {
      folders -= 1;
      const directory = folders % 2 === 0 ? await folderWithMuch() : await tempDir();
      written.push(await killedOverAndOver(directory, startIn));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  expect(written).toHaveLength(kills / killsOfAFolder);
  for (const count of written) expect(count).toBeGreaterThan(killsOfAFolder);
}, 600_000);
