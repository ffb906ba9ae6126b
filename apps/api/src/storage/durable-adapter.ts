import { copyFile, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Adapter } from 'lowdb';
import { safeParse } from 'valibot';
import { DurableFile, isMissing } from './durable-file.ts';
import { GroupCommit } from './group-commit.ts';
import { migrated } from './migrations.ts';
import { schemaVersion, storedDataSchema, type StoredData } from './records.ts';
import { StoreUnusable } from './store.ts';

/**
 * lowdb's way to the disk. `write` resolves when the data as it stood at the call is durable; writes
 * that wait together are written together. When a write fails, `undo` receives the data as it is on
 * disk, and the callers whose changes are lost get the error.
 */
export class DurableAdapter implements Adapter<StoredData> {
  readonly #file: DurableFile;
  readonly #commit: GroupCommit;
  #latest: StoredData | null = null;
  #durable: string | null = null;

  constructor(path: string, undo: (data: StoredData) => void) {
    this.#file = new DurableFile(path);
    this.#commit = new GroupCommit(
      async () => {
        const text = JSON.stringify(this.#latest);
        await this.#file.write(text);
        this.#durable = text;
      },
      () => {
        if (this.#durable === null) return;
        this.#latest = JSON.parse(this.#durable) as StoredData;
        undo(this.#latest);
      },
    );
  }

  /**
   * The stored data; `null` only where nothing was ever stored.
   * @throws StoreUnusable for a file that cannot be trusted, with what to do about it
   */
  async read(): Promise<StoredData | null> {
    const { path, backupPath } = this.#file;
    await this.#file.sweep();
    const text = await textOf(path);
    if (text === null) {
      if ((await textOf(backupPath)) === null) return null;
      throw new StoreUnusable(
        `${path} is missing although its copy ${basename(backupPath)} is there: ${restoring(path, backupPath)}`,
      );
    }
    const stored = parsed(text);
    if (!stored) {
      throw new StoreUnusable(
        `${path} cannot be read as data, and nothing was changed: ${restoring(path, backupPath)}`,
      );
    }
    const current = migrated(stored);
    const checked = safeParse(storedDataSchema, current);
    if (!checked.success) {
      throw new StoreUnusable(
        `${path} does not have the shape of version ${schemaVersion}, and nothing was changed: ${restoring(path, backupPath)}`,
      );
    }
    if (current !== stored) await copyFile(path, `${path}.schema-${String(stored['schema'])}.bak`);
    this.#durable = text;
    this.#latest = checked.output;
    return checked.output;
  }

  write(data: StoredData): Promise<void> {
    this.#latest = data;
    return this.#commit.commit();
  }

  /** Rejects where a change could not be kept. */
  async probe(): Promise<void> {
    await this.#file.probe();
  }

  /** Takes what was just erased out of the last good copy too. */
  async forgetLastGood(): Promise<void> {
    await this.#file.forgetLastGood();
  }
}

function restoring(path: string, backupPath: string): string {
  return `to restore the last good copy, check ${backupPath}, copy it over ${path} and start again.`;
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw new StoreUnusable(
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}): check the file and its permissions.`,
    );
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
