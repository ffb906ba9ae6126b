import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  constants,
  copyFile,
  link,
  mkdir,
  readFile,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isMissing } from './durable-file.ts';
import { StoreUnusable } from './store.ts';

interface Holder {
  pid: number;
  /** When the process began, in the kernel's ticks: a process id is used again, this pair is not. */
  began: string | null;
}

/** Field 22 of /proc/<pid>/stat; `null` where the system has no /proc or the process is gone. */
function beginningOf(pid: number): string | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const began = beginningOf(holder.pid);
  return holder.began === null || began === null || began === holder.began;
}

function readHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Partial<Holder>;
    return typeof holder.pid === 'number'
      ? { pid: holder.pid, began: typeof holder.began === 'string' ? holder.began : null }
      : null;
  } catch {
    return null;
  }
}

/** Keeps a second process on this machine away from the same data. */
export class LockFile {
  readonly #path: string;
  readonly #text: string;

  private constructor(path: string, text: string) {
    this.#path = path;
    this.#text = text;
  }

  /**
   * Takes the lock, clearing one whose process is gone.
   * @throws StoreUnusable when a living process holds it
   */
  static async take(path: string): Promise<LockFile> {
    const text = JSON.stringify({
      pid: process.pid,
      began: beginningOf(process.pid),
      // Two stores inside one process differ in this alone.
      key: randomBytes(8).toString('hex'),
    });
    const own = `${path}.${randomBytes(8).toString('hex')}`;
    await writeFile(own, text, { flag: 'wx', mode: 0o644 });
    try {
      if (!(await linked(own, path))) await replaceStale(path, own);
      return new LockFile(path, text);
    } finally {
      await rm(own, { force: true });
    }
  }

  async release(): Promise<void> {
    const current = await readFile(this.#path, 'utf8').catch(() => null);
    if (current === this.#text) await rm(this.#path, { force: true });
  }
}

function inUse(path: string, pid: number | null): StoreUnusable {
  const who = pid === null ? 'another process' : `the running process ${pid}`;
  return new StoreUnusable(
    `The data is in use by ${who}: stop it first, or give this one another DATA_DIR (the lock is ${path}).`,
  );
}

/** Whether the lock could be set: linking fails where the name exists, and shows whole content or none. */
async function linked(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!withoutHardLinks.has(code ?? '')) throw error;
    return copied(own, path);
  }
}

const withoutHardLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

async function copied(own: string, path: string): Promise<boolean> {
  try {
    await copyFile(own, path, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Whoever clears a stale lock holds a folder of this name, so that nobody clears the next holder's. */
const guardSuffix = '.clearing';
/** A guard this old was left by a process that died between two calls, milliseconds. */
const guardLifetime = 5000;

/**
 * Clears a lock whose process is gone and sets one's own.
 * @throws StoreUnusable when a living process holds the lock
 */
async function replaceStale(path: string, own: string): Promise<void> {
  const guard = `${path}${guardSuffix}`;
  while (!(await made(guard))) {
    await wait(20);
    await dropOldGuard(guard);
  }
  try {
    const seen = await readFile(path, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    const holder = seen === null ? null : readHolder(seen);
    if (holder && isAlive(holder)) throw inUse(path, holder.pid);
    await rm(path, { force: true });
    if (!(await linked(own, path))) throw inUse(path, null);
  } finally {
    await rmdir(guard);
  }
}

async function made(guard: string): Promise<boolean> {
  try {
    await mkdir(guard);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function dropOldGuard(guard: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(guard);
    if (Date.now() - mtimeMs > guardLifetime) await rmdir(guard);
  } catch (error) {
    if (!isMissing(error)) throw error; // whoever held it has let go
  }
}
