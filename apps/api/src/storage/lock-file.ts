import { randomBytes } from 'node:crypto';
import {
  constants,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  rm,
  rmdir,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isMissing } from './durable-file.ts';
import { lives, nameOf, ownText, readHolder } from './lock-holder.ts';
import { StoreUnusable } from './store.ts';

/** Intervals in milliseconds. */
interface Pace {
  /** How often an owner updates its lock. */
  beatEvery: number;
  /** An owner that has not updated its lock for this long is considered dead. */
  silence: number;
}

const calm: Pace = { beatEvery: 2000, silence: 10_000 };

/**
 * Prevents two processes from using the same data: on this machine, in another container, or on another
 * machine with access to the folder. If the kernel of the owner is also ours, it says whether the owner is
 * alive; otherwise its lock is watched, which it updates every two seconds.
 */
export class LockFile {
  readonly #path: string;
  readonly #text: string;
  readonly #silence: number;
  readonly #beating: ReturnType<typeof setInterval>;
  /** When the lock was last verified, by the monotonic clock. */
  #sure = performance.now();

  private constructor(path: string, text: string, { beatEvery, silence }: Pace) {
    this.#path = path;
    this.#text = text;
    this.#silence = silence;
    // An error, such as an unavailable folder, prevents others from writing too, so it can be ignored.
    this.#beating = setInterval(() => void this.#beat().catch(() => undefined), beatEvery).unref();
  }

  /**
   * Acquires the lock, removing that of a dead process.
   * @param pace the same for all processes that share the lock
   * @throws StoreUnusable if a living process has it
   */
  static async take(path: string, pace: Pace = calm): Promise<LockFile> {
    const text = ownText();
    const own = `${path}.${randomBytes(8).toString('hex')}`;
    try {
      await writeFile(own, text, { flag: 'wx', mode: 0o644 });
      while (!(await linked(own, path))) await clearStale(path, pace);
      await sweepLeft(path, own);
      return new LockFile(path, text, pace);
    } finally {
      await rm(own, { force: true });
    }
  }

  /**
   * Called before every change, since a process that was suspended may have been taken for dead. `null` if
   * the lock was verified recently; else a promise that rejects with StoreUnusable if the lock is another
   * process's, or missing.
   */
  hold(): Promise<void> | null {
    return performance.now() - this.#sure < this.#silence / 2 ? null : this.#beat();
  }

  async release(): Promise<void> {
    clearInterval(this.#beating);
    const current = await seenAt(this.#path).catch(() => null);
    if (current?.text === this.#text) await rm(this.#path, { force: true });
  }

  async #beat(): Promise<void> {
    const seen = await seenAt(this.#path);
    if (seen === null) {
      throw new StoreUnusable(
        `The lock ${this.#path} was taken away, and the data may have changed since: start this process again.`,
      );
    }
    if (seen.text !== this.#text) throw inUse(this.#path, seen.text);
    const now = new Date();
    await utimes(this.#path, now, now);
    this.#sure = performance.now();
  }
}

/** Removes temporary files of failed starts, but none of a start in progress. */
async function sweepLeft(path: string, own: string): Promise<void> {
  const directory = dirname(path);
  const names = (await readdir(directory)).filter((name) =>
    new RegExp(`^${RegExp.escape(basename(path))}\\.[\\da-f]{16}$`).test(name),
  );
  for (const name of names.filter((one) => one !== basename(own))) {
    const left = join(directory, name);
    const isOld = async () => Date.now() - (await stat(left)).mtimeMs > guardLifetime;
    if (await isOld().catch(() => false)) await rm(left, { force: true });
  }
}

/** The text of a lock and its last update; `null` if there is no lock. */
async function seenAt(path: string): Promise<{ text: string; beat: number } | null> {
  // Opened every time: on a network file system, opening refreshes cached attributes.
  const file = await open(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (file === null) return null;
  try {
    const { mtimeMs } = await file.stat();
    return { text: await file.readFile('utf8'), beat: mtimeMs };
  } finally {
    await file.close();
  }
}

function inUse(path: string, text: string): StoreUnusable {
  const holder = readHolder(text);
  const who = holder === null ? 'another process' : nameOf(holder);
  return new StoreUnusable(
    `The data is in use by ${who}: stop it first, or give this one another DATA_DIR (the lock is ${path}).`,
  );
}

/** @throws StoreUnusable if the observed lock is updated */
async function watchInSilence(
  path: string,
  seen: { text: string; beat: number },
  { beatEvery, silence }: Pace,
): Promise<void> {
  const until = performance.now() + silence;
  while (performance.now() < until) {
    await wait(beatEvery / 4);
    const now = await seenAt(path);
    if (now === null) return;
    if (now.text !== seen.text || now.beat !== seen.beat) throw inUse(path, now.text);
  }
}

/** Whether the lock could be set. A hard link fails if the name exists, and never shows partial content. */
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

/**
 * Suffix of a folder that the process removing a stale lock creates, so that no process removes a new owner's
 * lock.
 */
const guardSuffix = '.clearing';
/** Age in milliseconds at which a guard is considered left by a dead process. */
const guardLifetime = 5000;

/**
 * Removes the lock of a dead process; the process that sets the next one gets it.
 * @throws StoreUnusable if a living process has the lock
 */
async function clearStale(path: string, pace: Pace): Promise<void> {
  const seen = await seenAt(path);
  if (seen === null) return;
  const holder = readHolder(seen.text);
  const isAlive = holder === null ? false : lives(holder);
  if (isAlive) throw inUse(path, seen.text);
  if (isAlive === null) await watchInSilence(path, seen, pace);
  const guard = `${path}${guardSuffix}`;
  while (!(await createGuard(guard))) {
    await wait(2);
    await dropOldGuard(guard);
  }
  try {
    // Another process may have replaced it in the meantime.
    const now = await seenAt(path);
    if (now?.text === seen.text && now.beat === seen.beat) await rm(path, { force: true });
  } finally {
    await rmdir(guard);
  }
}

async function createGuard(guard: string): Promise<boolean> {
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
    if (!isMissing(error)) throw error; // its owner has released it
  }
}
