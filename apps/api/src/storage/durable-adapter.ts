import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import type { Adapter } from 'lowdb';
import { safeParse } from 'valibot';
import { apply, revert, type Change, type AppliedChange } from './changes.ts';
import { DurableFile, isMissing } from './durable-file.ts';
import { GroupCommit } from './group-commit.ts';
import { Journal, JournalDamaged, type JournalTexts } from './journal.ts';
import { jsonInPieces } from './json-in-pieces.ts';
import { migrated, rejectUnknownVersion } from './migrations.ts';
import { emptyData, schemaVersion, storedDataSchema, type StoredData } from './records.ts';
import { StoreUnusable } from './store.ts';

/** Up to this length the complete file is written at every save, characters. */
const small = 262_144;

/**
 * A lowdb adapter for durable writes. `write` resolves when the data at the time of the call is durable;
 * concurrent writes share a save. A small file is written completely; a larger one is continued by a journal
 * of changes until that is longer than the file. If a save fails, all changes since the last save are
 * reverted, and their callers get the error.
 */
export class DurableAdapter implements Adapter<StoredData> {
  readonly #file: DurableFile;
  readonly #journal: Journal;
  readonly #commit: GroupCommit;
  readonly #small: number;
  #latest: StoredData | null = null;
  /** Noted changes that are not yet durable. */
  #unsaved: AppliedChange[] = [];
  /** Whether the next save must write the complete file, whatever its length. */
  #mustBeWhole = false;
  /** Whether the next save must remove erased data from every file. */
  #erases = false;
  /** The file as last written completely. */
  #whole = { length: 0, sum: '' };

  constructor(path: string, smallUpTo = small) {
    this.#file = new DurableFile(path);
    this.#journal = new Journal(`${path}.journal`);
    this.#small = smallUpTo;
    this.#commit = new GroupCommit(
      () => this.#save(),
      () => {
        revert(this.#unsaved);
        this.#unsaved = [];
        this.#mustBeWhole = true; // the failed save left an unknown state
      },
    );
  }

  /**
   * The stored data; `null` only if nothing was ever stored.
   * @throws StoreUnusable for files that cannot be trusted, with what to do about it
   */
  async read(): Promise<StoredData | null> {
    const { path, backupPath } = this.#file;
    await this.#file.sweep();
    const text = await textOf(path);
    const journals = await this.#journal.texts();
    if (text === null) {
      if ((await textOf(backupPath)) === null && journals.current === '') return null;
      throw new StoreUnusable(
        `${path} is missing although its copy or its journal is there: ${mending}`,
      );
    }
    const { data: current, version, changes } = assembled(path, text, journals);
    await this.#journal.adopt(journals);
    this.#whole = { length: text.length, sum: sumOf(text) };
    if (version !== schemaVersion) await copyFile(path, `${path}.schema-${String(version)}.bak`);
    this.#mustBeWhole = version !== schemaVersion || changes > 0 || this.#journal.bytes > 0;
    // A killed process may have been about to erase data from the other files.
    this.#erases = this.#journal.bytes > 0;
    this.#latest = current;
    return current;
  }

  /**
   * Registers changes that `write` will save. @param erases whether the removed data must be deleted from
   * every file
   */
  note(applied: readonly AppliedChange[], erases = false): void {
    this.#unsaved.push(...applied);
    if (erases && applied.length > 0) this.#erases = true;
  }

  /** Saves data; completely if it is a different object than before. */
  write(data: StoredData): Promise<void> {
    if (data !== this.#latest) this.#mustBeWhole = true;
    this.#latest = data;
    return this.#commit.commit();
  }

  /** Writes the complete file if a journal continues it. */
  async settle(): Promise<void> {
    if (this.#journal.bytes > 0) this.#mustBeWhole = true;
    await this.#commit.commit();
  }

  /** Rejects if changes cannot be saved. */
  async probe(): Promise<void> {
    await this.#file.probe();
  }

  async #save(): Promise<void> {
    const saved = this.#unsaved.length;
    const must = this.#mustBeWhole || this.#erases;
    if (must || this.#whole.length <= this.#small || this.#isJournalFull()) {
      if (must || saved > 0) await this.#writeWhole();
    } else if (saved > 0) {
      const lines = this.#unsaved.map(({ line }) => line);
      await this.#journal.append(lines, this.#whole.sum);
    }
    this.#unsaved.splice(0, saved);
  }

  #isJournalFull(): boolean {
    return this.#journal.bytes > Math.max(this.#whole.length, small);
  }

  async #writeWhole(): Promise<void> {
    const erases = this.#erases;
    this.#mustBeWhole = false; // unless requested again during this save
    this.#erases = false;
    const content = await jsonInPieces(this.#latest ?? emptyData());
    const whole = { length: content.length, sum: sumOf(content) };
    try {
      await this.#journal.end(whole.sum);
      if (erases) await this.#journal.forgetLastGood();
      await this.#file.write(content, erases);
      // Last, so that after a crash the next start finds a journal and erases.
      await this.#journal.setAside(erases);
    } catch (error) {
      this.#erases ||= erases;
      throw error;
    }
    this.#whole = whole;
  }
}

/**
 * Combines a file and its journals.
 * @returns the data, and the number of changes in the journals that the file lacks
 * @throws StoreUnusable for files that cannot be trusted, with what to do about it
 */
export function assembled(
  path: string,
  text: string,
  journals: JournalTexts,
): { data: StoredData; version: unknown; changes: number } {
  const stored = parsed(text);
  if (!stored) {
    throw new StoreUnusable(`${path} cannot be read as data, and nothing was changed: ${mending}`);
  }
  const version = stored['schema'];
  // First, because a newer program may use another journal format.
  if (typeof version !== 'number') {
    throw new StoreUnusable(
      `${path} does not say which version it has, and nothing was changed: ${mending}`,
    );
  }
  rejectUnknownVersion(version);
  let changes: Change[];
  try {
    changes = new Journal(`${path}.journal`).since(sumOf(text), journals);
  } catch (error) {
    if (!(error instanceof JournalDamaged)) throw error;
    throw new StoreUnusable(`${error.message}, and nothing was changed: ${mending}`);
  }
  const checked = safeParse(storedDataSchema, migrated(continued(stored, changes)));
  if (checked.success) return { data: checked.output, version, changes: changes.length };
  throw new StoreUnusable(
    `${path} does not have the shape of version ${schemaVersion}, and nothing was changed: ${mending}`,
  );
}

/**
 * The journal was written by the process that wrote the file, so its records have the version of the file.
 */
function continued(
  stored: Record<string, unknown>,
  changes: readonly Change[],
): Record<string, unknown> {
  try {
    for (const change of changes) apply(stored as StoredData, change);
    return stored;
  } catch {
    return { schema: stored['schema'] }; // a shape that no journal continues
  }
}

export function sumOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Instructions for files that cannot be trusted. */
const mending =
  'npm run storage -- repair lists what can be restored and what is lost, and restores it after you confirm; then start again.';

export async function textOf(path: string): Promise<string | null> {
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
