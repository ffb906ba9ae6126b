import { createHash, randomBytes } from 'node:crypto';
import { chmod, link, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnusable } from './store-errors.ts';

/** Maximum length of a socket's path on every system, in bytes. */
const longestPath = 100;
/** Milliseconds between two looks at the sockets of processes that start at the same time. */
const betweenLooks = 20;
/** Looks until processes that start at the same time, none of which gets the folder, count as its users. */
const mostLooks = 250;

/** The socket of the owner. */
const ownerName = 'server.sock';
/** The sockets of processes that have a folder or ask for it. */
const processName = /^server-(\d+)-[\da-f]{8}\.sock$/;

/** Earlier versions had a lock file beside the socket. */
const lockOfEarlierVersions = 'db.json.lock';

function inUse(directory: string, living: readonly string[]): StoreUnusable {
  const [id] = living.flatMap((name) => processName.exec(name)?.[1] ?? []);
  return new StoreUnusable(
    `The data is in use by ${id ? `the running process ${id}` : 'another process'}: stop it first, or give this one another DATA_DIR (the folder is ${directory}).`,
  );
}

/** Runs work with a path to the folder that leaves room for the name of a socket. */
async function withShortPath<Result>(
  directory: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (Buffer.byteLength(join(directory, 'server-1234567-01234567.sock')) <= longestPath) {
    return work(directory);
  }
  const folder = await mkdtemp(join(tmpdir(), 'jyoti-'));
  try {
    const path = join(folder, 'd');
    await symlink(resolve(directory), path);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** On Windows a folder cannot contain a socket: a pipe is named after it. */
async function pipeOf(directory: string): Promise<string> {
  const key = createHash('sha256').update(await realpath(directory));
  return String.raw`\\.\pipe\jyoti-${key.digest('hex')}`;
}

/** `null` if no process listens. */
async function connected(path: string): Promise<Socket | null> {
  const socket = connect({ path, allowHalfOpen: true });
  const error = await new Promise<NodeJS.ErrnoException | null>((settle) => {
    socket.once('connect', () => settle(null));
    socket.once('error', settle);
  });
  if (error === null) return socket;
  if (['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(error.code ?? '')) return null;
  throw error;
}

/** Whether a process listens; also if it does not respond, because it is busy or another user's. */
async function lives(path: string): Promise<boolean> {
  const socket = await connected(path).catch(() => 'unknown' as const);
  if (socket === 'unknown' || socket === null) return socket !== null;
  socket.on('error', () => undefined).destroy();
  return true;
}

/** Connects to the process that has locked a folder; `null` if there is none. */
export async function connectToOwner(directory: string): Promise<Socket | null> {
  if (process.platform === 'win32') return connected(await pipeOf(directory));
  return withShortPath(directory, (path) => connected(join(path, ownerName)).catch(() => null));
}

async function listenAt(server: Server, path: string): Promise<void> {
  await new Promise<void>((settle, fail) => {
    server.once('error', fail);
    server.listen(path, () => {
      server.off('error', fail);
      settle();
    });
  });
  // It does not keep the process running.
  server.unref();
}

/** The sockets in a folder, by whether their process lives. */
async function socketsIn(directory: string, except: string | undefined) {
  const names = (await readdir(directory)).filter(
    (name) => name !== except && (name === ownerName || processName.test(name)),
  );
  const alive = await Promise.all(names.map((name) => lives(join(directory, name))));
  return {
    living: names.filter((_name, at) => alive[at]),
    dead: names.filter((_name, at) => !alive[at]),
  };
}

/**
 * Allows one process at a time to use a data folder: it listens on a socket in the folder, and commands ask
 * it through that. The kernel closes the socket of a process however it ends, and a socket file without a
 * process blocks nobody. Processes of one machine see each other, in containers too if they share the folder;
 * processes of several machines do not.
 *
 * Each process first listens on a socket with a name that is never used again, and has the folder once it
 * sees no other that lives: of two, the one that looks later sees the other. Only the owner removes dead
 * sockets. If several start at once, the one with the first name stays and the others close theirs.
 */
export class FolderLock {
  readonly #directory: string;
  readonly #name: string;
  readonly #server: Server;
  #answer: ((socket: Socket) => void) | null = null;
  #isOwner = false;

  private constructor(directory: string, name: string) {
    this.#directory = directory;
    this.#name = name;
    this.#server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => undefined);
      if (this.#answer) this.#answer(socket);
      else socket.end(JSON.stringify({ error: inUse(directory, [name]).message }));
    });
  }

  /** @throws StoreUnusable if another process has the folder */
  static async take(directory: string): Promise<FolderLock> {
    if (process.platform === 'win32') return FolderLock.#takePipe(directory);
    return withShortPath(directory, async (path) => {
      let lock: FolderLock | null = null;
      try {
        for (let looks = 1; ; looks += 1) {
          const own = lock === null ? undefined : lock.#name;
          const { living, dead } = await socketsIn(path, own);
          if (living.includes(ownerName) || looks === mostLooks) throw inUse(directory, living);
          if (living.length === 0) {
            if (lock) return await lock.#own(path, dead);
            lock = await FolderLock.#listenIn(path, directory);
            continue;
          }
          if (own !== undefined && living.some((name) => name < own)) {
            await lock?.release();
            lock = null;
          }
          await wait(betweenLooks);
        }
      } catch (error) {
        await lock?.release();
        throw error;
      }
    });
  }

  static async #listenIn(path: string, directory: string): Promise<FolderLock> {
    const name = `server-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
    const lock = new FolderLock(directory, name);
    try {
      await listenAt(lock.#server, join(path, name));
      await chmod(join(path, name), 0o600);
      return lock;
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  static async #takePipe(directory: string): Promise<FolderLock> {
    const lock = new FolderLock(directory, '');
    await listenAt(lock.#server, await pipeOf(directory)).catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? inUse(directory, []) : error;
    });
    return lock;
  }

  /** Sets what answers commands; without it they learn that the folder is in use. */
  answerWith(answer: ((socket: Socket) => void) | null): void {
    this.#answer = answer;
  }

  async release(): Promise<void> {
    const own = join(this.#directory, this.#name);
    if (this.#isOwner) await rm(join(this.#directory, ownerName), { force: true });
    // Closes the socket at once; the callback would wait for commands in progress.
    if (this.#server.listening) this.#server.close();
    // Through a short path it was not removed.
    if (this.#name) await rm(own, { force: true });
  }

  async #own(path: string, dead: readonly string[]): Promise<this> {
    for (const name of [...dead, lockOfEarlierVersions]) {
      await rm(join(path, name), { force: true });
    }
    await link(join(path, this.#name), join(path, ownerName));
    this.#isOwner = true;
    return this;
  }
}
