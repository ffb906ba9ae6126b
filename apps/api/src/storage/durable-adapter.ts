import { copyFile, stat } from 'node:fs/promises';
import type { Adapter } from 'lowdb';
import { assembled, contentOf, mending } from './assembled.ts';
import { revert, type AppliedChange } from './changes.ts';
import { DurableFile, type Prepared } from './durable-file.ts';
import { GroupCommit } from './group-commit.ts';
import { Journal } from './journal.ts';
import { emptyData, schemaVersion, type StoredData } from './records.ts';
import { StoreUnusable, type FileState } from './store.ts';
import { StoredJson } from './stored-json.ts';

/** Up to this length the complete file is written at every save, bytes. */
const small = 262_144;
/** Milliseconds from an erasure to the compaction that removes its data from the files. */
const compactAfter = 20_000;
/** Milliseconds until a failed compaction is tried again. */
const retryAfter = 30_000;

export interface AdapterOptions {
  /** Length up to which the complete file is written at every save, bytes. */
  smallUpTo?: number | undefined;
  /** Milliseconds from an erasure to the compaction that removes its data from the files. */
  compactAfter?: number | undefined;
  /** Milliseconds until a failed compaction is tried again. */
  retryAfter?: number | undefined;
  /** Called when a compaction fails; it is tried again. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * A lowdb adapter for durable writes. `write` resolves when the data at the time of the call is durable;
 * concurrent writes share a save. A small file is written completely; a larger one is continued by a journal
 * of changes. If a save fails, all changes since the last save are reverted, and their callers get the error.
 *
 * **Compaction** merges the journal into the file: when the journal is longer than the file, and some seconds
 * after an erasure, to remove the erased data from every file. It runs beside saves and requests:
 *
 * 1. At a save it notes the position P that the journal has after it, and copies the lists.
 * 2. It writes a temporary file in pieces, so each record may be as of P or as of any later moment. Together
 *    with the journal after P that is the present: if a record was changed after P, its last `put` or `remove`
 *    there decides, whatever the file has; if not, the file has it. Lists, which are changed by position,
 *    are as of P.
 * 3. A save makes durable what was read before it was durable. If a save fails after P, the compaction is
 *    abandoned, because it may have read changes that were reverted.
 * 4. Between two saves the file is replaced. Before that, the journal records that the new file has
 *    everything up to P: it leads from the old file and from the new one to the present, whichever a crash
 *    leaves. Last, a journal of the new file with what follows P takes its place.
 */
export class DurableAdapter implements Adapter<StoredData> {
  readonly #file: DurableFile;
  readonly #journal: Journal;
  readonly #commit: GroupCommit;
  readonly #options: Required<AdapterOptions>;
  #latest: StoredData | null = null;
  /** Noted changes that are not yet durable. */
  #unsaved: AppliedChange[] = [];
  #reverts = 0;
  /** Whether the journal can lead from the file to the data; if not, the next save writes the complete file. */
  #isContinued = true;
  /** Whether erased data may be in a file, and no compaction that removes it is running. */
  #hasErased = false;
  /** The file as last written completely. */
  #whole: { length: number; sum: string; at: Date | null } = { length: 0, sum: '', at: null };
  #compaction: { erases: boolean; abort: AbortController } | null = null;
  /** Resolves when no compaction uses the folder. */
  #compactionEnd: Promise<void> = Promise.resolve();
  #hasFailed = false;
  /** Until it fires no compaction begins. */
  #timer: NodeJS.Timeout | null = null;

  constructor(path: string, options: AdapterOptions = {}) {
    this.#file = new DurableFile(path);
    this.#journal = new Journal(`${path}.journal`);
    this.#options = {
      smallUpTo: options.smallUpTo ?? small,
      compactAfter: options.compactAfter ?? compactAfter,
      retryAfter: options.retryAfter ?? retryAfter,
      onFailure: options.onFailure ?? (() => undefined),
    };
    this.#commit = new GroupCommit(
      () => this.#save(),
      () => {
        revert(this.#unsaved);
        this.#unsaved = [];
        this.#reverts += 1;
        this.#abandonCompaction();
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
    await this.#journal.sweep();
    const file = await contentOf(path);
    const journals = await this.#journal.texts();
    if (file === null) {
      if ((await contentOf(backupPath)) === null && journals.current === '') return null;
      throw new StoreUnusable(
        `${path} is missing although its copy or its journal is there: ${mending}`,
      );
    }
    const { data: current, version, changes, identity } = assembled(path, file, journals);
    await this.#journal.adopt(journals);
    this.#whole = { length: file.length, sum: identity.sum, at: (await stat(path)).mtime };
    if (version !== schemaVersion) await copyFile(path, `${path}.schema-${String(version)}.bak`);
    // A killed process may have been about to erase data from the other files.
    this.#hasErased = this.#journal.bytes > 0;
    this.#isContinued =
      version === schemaVersion &&
      identity.checksum === 'right' &&
      changes === 0 &&
      !this.#hasErased;
    this.#latest = current;
    return current;
  }

  /**
   * Registers changes that `write` will save. @param erases whether the removed data must be deleted from
   * every file, in `compactAfter` milliseconds or, if everything is written at once, by the save
   */
  note(applied: readonly AppliedChange[], erases = false): void {
    this.#unsaved.push(...applied);
    if (!erases || applied.length === 0) return;
    this.#hasErased = true;
    this.#compactIn(this.#options.compactAfter);
  }

  /** Saves data; completely if it is a different object than before. */
  write(data: StoredData): Promise<void> {
    if (data !== this.#latest) this.#isContinued = false;
    this.#latest = data;
    return this.#commit.commit();
  }

  /** Ends compaction, and writes the complete file if a journal continues it. Nothing is changed after it. */
  async settle(): Promise<void> {
    await this.#compactionEnd;
    if (this.#journal.bytes > 0) this.#isContinued = false;
    // The journal is durable already; the next start merges it.
    await this.#commit.commit().catch(this.#options.onFailure);
    this.#clearTimer();
  }

  /** Rejects if changes cannot be saved. */
  async probe(): Promise<void> {
    await this.#file.probe();
  }

  /** Whether everything noted is durable. */
  get isDurable(): boolean {
    return this.#unsaved.length === 0;
  }

  /** How often changes were reverted because a save failed. */
  get reverts(): number {
    return this.#reverts;
  }

  get state(): FileState {
    return {
      dataBytes: this.#whole.length,
      journalBytes: this.#journal.bytes,
      wholeWriteAt: this.#whole.at,
      isErasurePending: this.#hasErased || this.#compaction?.erases === true,
      isCompactionFailing: this.#hasFailed,
    };
  }

  async #save(): Promise<void> {
    const saved = this.#unsaved.length;
    if (!this.#isContinued || this.#whole.length <= this.#options.smallUpTo) {
      if (saved > 0 || !this.#isContinued || this.#hasErased) await this.#writeWhole();
    } else {
      const snapshot = this.#isCompactionDue() ? copyOf(this.#data, Array.isArray) : null;
      if (saved > 0) {
        const lines = this.#unsaved.slice(0, saved).map(({ line }) => line);
        await this.#journal.append(lines, this.#whole.sum);
      }
      if (this.#journal.bytes === 0) this.#hasErased = false; // the erasure was reverted
      else if (snapshot) this.#compactionEnd = this.#compact(snapshot);
    }
    this.#unsaved.splice(0, saved);
  }

  get #data(): StoredData {
    return this.#latest ?? emptyData();
  }

  #isCompactionDue(): boolean {
    const isDue = this.#hasErased || this.#journal.bytes > Math.max(this.#whole.length, small);
    return isDue && this.#timer === null && this.#compaction === null;
  }

  /** Plans a compaction, unless one is planned already: many erasures share one. */
  #compactIn(milliseconds: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#commit.commit().catch(() => undefined); // its callers get the error
    }, milliseconds).unref();
  }

  #clearTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Runs a compaction. Never rejects. */
  async #compact(snapshot: StoredData): Promise<void> {
    const own = { erases: this.#hasErased, abort: new AbortController() };
    this.#hasErased = false;
    this.#compaction = own;
    try {
      await this.#merge(snapshot, own.erases, own.abort.signal);
      this.#hasFailed = false;
    } catch (error) {
      if (!own.abort.signal.aborted) {
        this.#abandonCompaction();
        this.#hasFailed = true;
        this.#clearTimer();
        this.#compactIn(this.#options.retryAfter);
        this.#options.onFailure(error);
      }
    } finally {
      if (this.#compaction === own) this.#compaction = null;
      // Erasures since its beginning may be due.
      if (this.#hasErased && this.#timer === null) this.#compactIn(0);
    }
  }

  /** Ends a running compaction; what it was to erase is still to be erased. */
  #abandonCompaction(): void {
    this.#hasErased ||= this.#compaction?.erases === true;
    this.#compaction?.abort.abort();
    this.#compaction = null;
  }

  async #merge(snapshot: StoredData, erases: boolean, signal: AbortSignal): Promise<void> {
    const position = this.#journal.bytes;
    const json = new StoredJson(snapshot, signal);
    const prepared = await this.#file.prepare(json, erases);
    try {
      await this.#commit.commit();
      await this.#commit.exclusive(async () => {
        signal.throwIfAborted();
        await this.#replace(prepared, json, position, erases);
      });
    } catch (error) {
      await this.#file.discard(prepared);
      throw error;
    }
  }

  async #writeWhole(): Promise<void> {
    this.#abandonCompaction();
    const erases = this.#hasErased;
    this.#isContinued = true; // unless other data are given during this save
    this.#hasErased = false;
    try {
      // Changes during this save are not in the file, because no journal would complete them.
      const json = new StoredJson(copyOf(this.#data, () => true));
      const prepared = await this.#file.prepare(json, erases);
      await this.#replace(prepared, json, this.#journal.bytes, erases);
    } catch (error) {
      this.#isContinued = false;
      this.#hasErased ||= erases;
      throw error;
    }
  }

  /** Replaces the file by a prepared one that contains the journal up to a position. */
  async #replace(
    prepared: Prepared,
    { sum, length }: StoredJson,
    position: number,
    erases: boolean,
  ): Promise<void> {
    const next = await this.#journal.end(sum, position).catch(async (error: unknown) => {
      await this.#file.discard(prepared);
      throw error;
    });
    try {
      if (erases) await this.#journal.forgetLastGood();
      await this.#file.install(prepared);
      // Last, so that after a crash the next start finds a journal and erases.
      await this.#journal.follow(next, erases);
    } catch (error) {
      // Which files were replaced is unknown: the next save replaces all of them.
      this.#isContinued = false;
      this.#hasErased = true;
      await this.#journal.discard(next);
      throw error;
    }
    this.#whole = { length, sum, at: new Date() };
  }
}

/** Data with copies of those tables and lists that must not change. */
function copyOf(data: StoredData, mustBeCopied: (value: object) => boolean): StoredData {
  const copied = (value: unknown) => {
    if (typeof value !== 'object' || value === null || !mustBeCopied(value)) return value;
    return Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  };
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, copied(value)]),
  ) as StoredData;
}
