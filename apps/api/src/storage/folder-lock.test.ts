import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { link, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { tempDir } from '../../test/temp-dir.ts';
import { connectToOwner, FolderLock } from './folder-lock.ts';

async function listening(path: string): Promise<Server> {
  const server = createServer().listen(path);
  await once(server, 'listening');
  return server;
}

/** A folder with the sockets of a killed process. */
async function leftFolder(): Promise<string> {
  const directory = await tempDir();
  const server = await listening(join(directory, 'socket'));
  for (const name of ['server.sock', 'server-7-0123abcd.sock']) {
    await link(join(directory, 'socket'), join(directory, name));
  }
  server.close();
  return directory;
}

test('a folder that is in use is refused, and released without a trace', async () => {
  const directory = await tempDir();
  const lock = await FolderLock.take(directory);
  await expect(FolderLock.take(directory)).rejects.toThrow(
    `The data is in use by the running process ${process.pid}: stop it first`,
  );
  await lock.release();
  expect(await readdir(directory)).toEqual([]);
  await (await FolderLock.take(directory)).release();
});

test('the folder of a suspended process is in use, that of a killed one is free at once', async () => {
  const directory = await tempDir();
  const source = `
    const { FolderLock } = await import(${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)});
    await FolderLock.take(${JSON.stringify(directory)});
    console.log('taken');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await expect(FolderLock.take(directory)).rejects.toThrow(
    `in use by the running process ${child.pid}: stop`,
  );
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await readdir(directory)).toHaveLength(2);
  await (await FolderLock.take(directory)).release();
  expect(await readdir(directory)).toEqual([]);
});

test('exactly one of many concurrent starts gets the folder of a killed process', async () => {
  for (let round = 0; round < 10; round += 1) {
    const directory = await leftFolder();
    const starts = await Promise.allSettled(
      Array.from({ length: 12 }, () => FolderLock.take(directory)),
    );
    const locks = starts.filter((outcome) => outcome.status === 'fulfilled');
    expect(locks).toHaveLength(1);
    await locks[0]?.value.release();
    expect(await readdir(directory)).toEqual([]);
  }
});

test('a server of an earlier version is respected, and its lock file is removed when it is gone', async () => {
  const directory = await tempDir();
  await writeFile(join(directory, 'db.json.lock'), '{}');
  const earlier = await listening(join(directory, 'server.sock'));
  await expect(FolderLock.take(directory)).rejects.toThrow('in use by another process');
  earlier.close();
  await (await FolderLock.take(directory)).release();
  expect(await readdir(directory)).toEqual([]);
});

test('a folder whose path is longer than that of a socket may be is locked, and answers commands', async () => {
  const directory = join(await tempDir(), 'a'.repeat(120), 'b'.repeat(120));
  await mkdir(directory, { recursive: true });
  const lock = await FolderLock.take(directory);
  await expect(FolderLock.take(directory)).rejects.toThrow('in use');
  const ask = async () => {
    const socket = await connectToOwner(directory);
    return socket && text(socket.end());
  };
  expect(JSON.parse((await ask()) ?? '')).toEqual({
    error: expect.stringMatching(/^The data is in use by/),
  });
  lock.answerWith((socket) => socket.end('answer'));
  expect(await ask()).toBe('answer');
  await lock.release();
  expect(await readdir(directory)).toEqual([]);
  expect(await ask()).toBeNull();
});
