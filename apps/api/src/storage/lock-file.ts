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

/** Milliseconds. */
interface Pace {
  /** How often a holder shows that it lives. */
  beatEvery: number;
  /** A holder that shows nothing for so long is gone. */
  silence: number;
}

const calm: Pace = { beatEvery: 2000, silence: 10_000 };

/**
 * Keeps a second process away from the same data: on this machine, in another container of it, and on another machine that
 * sees the same folder. Whether a holder lives is asked of the kernel where it is the holder's too; elsewhere its lock is
 * watched, whose time it moves on every two seconds.
 */
export class LockFile {
  readonly #path: string;
  readonly #text: string;
  readonly #silence: number;
  readonly #beating: ReturnType<typeof setInterval>;
  /** When the lock was last seen to be our own, by the clock that goes on while a process is stopped. */
  #sure = performance.now();

  private constructor(path: string, text: string, { beatEvery, silence }: Pace) {
    this.#path = path;
    this.#text = text;
    this.#silence = silence;
    // What keeps it from beating (a folder out of reach) keeps everybody else from writing too.
    this.#beating = setInterval(() => void this.#beat().catch(() => undefined), beatEvery).unref();
  }

  /**
   * Takes the lock, clearing one whose process is gone.
   * @param pace the same for all who share the lock
   * @throws StoreUnusable when a living process holds it
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
   * Asked before every change: a process that was stopped for a while may have been taken for dead. `null` where the lock
   * was seen just now; else rejects with StoreUnusable where it is another one's, or nobody's.
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

/** Removes what starts that were killed or had no room left beside the lock. Of one that tries now nothing is taken. */
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

/** A lock as it is, and when its holder last moved its time; `null` where there is none. */
async function seenAt(path: string): Promise<{ text: string; beat: number } | null> {
  // Opened again each time: on a network file system, opening refreshes the cached attributes.
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

/** @throws StoreUnusable where the lock as it was seen moves on */
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

/** The process that clears a stale lock holds a folder of this name, so that nobody clears the next holder's. */
const guardSuffix = '.clearing';
/** A guard this old was left by a process that died between two calls, milliseconds. */
const guardLifetime = 5000;

/**
 * Clears a lock whose process is gone; the process that sets the next one has it.
 * @throws StoreUnusable when a living process holds the lock
 */
async function clearStale(path: string, pace: Pace): Promise<void> {
  const seen = await seenAt(path);
  if (seen === null) return;
  const holder = readHolder(seen.text);
  const isAlive = holder === null ? false : lives(holder);
  if (isAlive) throw inUse(path, seen.text);
  if (isAlive === null) await watchInSilence(path, seen, pace);
  const guard = `${path}${guardSuffix}`;
  while (!(await made(guard))) {
    await wait(2);
    await dropOldGuard(guard);
  }
  try {
    // Another one may have cleared it and set its own meanwhile.
    const now = await seenAt(path);
    if (now?.text === seen.text && now.beat === seen.beat) await rm(path, { force: true });
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
    if (!isMissing(error)) throw error; // its holder has released it
  }
}
