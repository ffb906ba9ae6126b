import { randomBytes } from 'node:crypto';
import {
  copyFile,
  link,
  open,
  readdir,
  rename,
  rm,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Bytes of a file after which they are flushed: the fsync of another file may wait for all that are not. */
const syncEvery = 4_194_304;

type Content = string | Buffer | AsyncIterable<Buffer>;

/** Temporary files with the new content, and with its copy if it erases. */
export interface Prepared {
  temporary: string;
  copy: string | null;
}

/**
 * A file that survives crashes and power failures. A write goes to a unique temporary file in the same
 * folder, is forced to disk with fsync, and is renamed to the target; then the directory is fsynced, so that
 * the new name is durable. The previous content is kept as `.bak`.
 *
 * (lowdb's own adapter calls no fsync and uses one fixed temporary name.)
 */
export class DurableFile {
  readonly path: string;
  /** The last good copy: the previous state. */
  readonly backupPath: string;

  constructor(path: string) {
    this.path = path;
    this.backupPath = `${path}.bak`;
  }

  /** Resolves when the content is durable under the file's name. */
  async write(content: Content, erases = false): Promise<void> {
    await this.install(await this.prepare(content, erases));
  }

  /**
   * Writes the content to a temporary file, for `install` or `discard`.
   * @param erases whether `install` must also replace the last good copy with the new content, and delete
   * copies from before a migration: a crash at any time leaves erased data only in the file, or nowhere
   */
  async prepare(content: Content, erases = false): Promise<Prepared> {
    const temporary = this.#temporaryName();
    const copy = erases ? this.#temporaryName() : null;
    try {
      // Two files, not two names of one: damage to the file would then be damage to its copy.
      await writeThrough(copy === null ? [temporary] : [temporary, copy], content);
    } catch (error) {
      await this.discard({ temporary, copy });
      throw error;
    }
    return { temporary, copy };
  }

  /**
   * Resolves when the prepared content is durable under the file's name.
   * @param keepsPrevious whether the previous content becomes the last good copy, if it is not erased
   */
  async install({ temporary, copy }: Prepared, keepsPrevious = true): Promise<void> {
    try {
      if (copy !== null) {
        await this.#removeBeside(/^\.schema-\d+\.bak$/);
        await rename(copy, this.backupPath);
      } else if (keepsPrevious) await this.#keepAsLastGood();
      await rename(temporary, this.path);
    } catch (error) {
      await this.discard({ temporary, copy });
      throw error;
    }
    await syncDirectory(dirname(this.path));
  }

  /** Removes what `prepare` wrote. */
  async discard({ temporary, copy }: Prepared): Promise<void> {
    for (const path of [temporary, copy]) {
      if (path !== null) await rm(path, { force: true }).catch(() => undefined);
    }
  }

  /** Rejects if a write would fail: the folder is read-only, missing or full. */
  async probe(): Promise<void> {
    const temporary = this.#temporaryName();
    try {
      await writeFile(temporary, ' '.repeat(4096), { flag: 'wx', mode: 0o600 });
    } finally {
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  /** Removes temporary files of killed processes. Only for the owner of the lock. */
  async sweep(): Promise<void> {
    await this.#removeBeside(/^\.[0-9a-f]{16}\.tmp$/);
  }

  /** Removes files whose names are this one's plus a suffix. */
  async #removeBeside(ending: RegExp): Promise<void> {
    const directory = dirname(this.path);
    const own = basename(this.path);
    const names = (await readdir(directory)).filter(
      (name) => name.startsWith(own) && ending.test(name.slice(own.length)),
    );
    await Promise.all(names.map((name) => rm(join(directory, name), { force: true })));
  }

  #temporaryName(): string {
    return `${this.path}.${randomBytes(8).toString('hex')}.tmp`;
  }

  async #keepAsLastGood(): Promise<void> {
    const temporary = this.#temporaryName();
    try {
      // A hard link costs nothing; copy if the file system has none.
      await link(this.path, temporary).catch(async (error: unknown) => {
        if (isMissing(error)) throw error;
        await copyFile(this.path, temporary);
      });
      await rename(temporary, this.backupPath);
      // Renaming one hard link to another of the same file leaves both: remove the spare one.
      await rm(temporary, { force: true });
    } catch (error) {
      if (!isMissing(error)) throw error; // there is no file before the first write
    }
  }
}

export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';
}

async function writeThrough(paths: readonly string[], content: Content): Promise<void> {
  const handles: FileHandle[] = [];
  const onAll = async (step: (handle: FileHandle) => Promise<void>) => {
    for (const handle of handles) await step(handle);
  };
  const isWhole = typeof content === 'string' || Buffer.isBuffer(content);
  try {
    for (const path of paths) handles.push(await open(path, 'wx', 0o600));
    let unsynced = 0;
    for await (const piece of isWhole ? [content] : content) {
      await onAll((handle) => handle.writeFile(piece));
      unsynced += piece.length;
      if (unsynced < syncEvery) continue;
      await onAll((handle) => handle.datasync());
      unsynced = 0;
    }
    await onAll((handle) => handle.sync());
  } finally {
    await onAll((handle) => handle.close());
  }
}

export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot fsync a directory; NTFS journals the rename
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
