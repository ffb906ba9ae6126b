import { randomBytes } from 'node:crypto';
import { copyFile, link, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * A small file that survives a crash and a power cut. A write goes to a temporary file of its own
 * beside the target, is forced to disk, and takes the target's name in one step; the directory is
 * then forced to disk too, so that the new name is kept. What was there before stays as `.bak`.
 *
 * (lowdb's own adapter forces nothing to disk and uses one fixed temporary name.)
 */
export class DurableFile {
  readonly path: string;
  /** The last good copy: the state before the newest. */
  readonly backupPath: string;

  constructor(path: string) {
    this.path = path;
    this.backupPath = `${path}.bak`;
  }

  /**
   * Resolves when the content is on disk under the file's name.
   * @param erases the new content takes the place of the last good copy first, and copies from before a change of version
   *   go: a crash at any moment leaves what it lacks in the file alone, or nowhere
   */
  async write(content: string | Buffer, erases = false): Promise<void> {
    const temporary = this.#temporaryName();
    try {
      await writeThrough(temporary, content);
      if (erases) await this.#removeBeside(/^\.schema-\d+\.bak$/);
      await this.#keepAsLastGood(erases ? temporary : this.path);
      await rename(temporary, this.path);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncDirectory(dirname(this.path));
  }

  /** Rejects where a write would: a folder that is read-only, gone or full. */
  async probe(): Promise<void> {
    const temporary = this.#temporaryName();
    try {
      await writeFile(temporary, ' '.repeat(4096), { flag: 'wx', mode: 0o600 });
    } finally {
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  /** Removes temporary files that a killed process left behind. Only for the one who holds the lock. */
  async sweep(): Promise<void> {
    await this.#removeBeside(/^\.[0-9a-f]{16}\.tmp$/);
  }

  /** Removes the files whose names are this one's and an ending. */
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

  async #keepAsLastGood(path: string): Promise<void> {
    const temporary = this.#temporaryName();
    try {
      // A second name for the same content costs nothing; where the file system has none, copy.
      await link(path, temporary).catch(async (error: unknown) => {
        if (isMissing(error)) throw error;
        await copyFile(path, temporary);
      });
      await rename(temporary, this.backupPath);
      // Renaming a name onto another name of the same file leaves both: drop the spare one.
      await rm(temporary, { force: true });
    } catch (error) {
      if (!isMissing(error)) throw error; // nothing there yet: the first write has nothing to keep
    }
  }
}

export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';
}

async function writeThrough(path: string, content: string | Buffer): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows has no such call; NTFS journals the rename
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
