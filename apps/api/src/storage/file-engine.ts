import type { Low } from 'lowdb';
import type { DurableAdapter } from './durable-adapter.ts';
import type { Engine, Rows, Transaction } from './engine.ts';
import { FileRows } from './file-rows.ts';
import type { StoredData } from './records.ts';

/**
 * Records in memory, and changes that are saved to a file. Transactions and snapshots run one after the other.
 * None waits for the disk: the next one begins when the changes are applied in memory, so that concurrent
 * changes share a save.
 */
export class FileEngine implements Engine {
  readonly rows: Rows;
  readonly #db: Low<StoredData>;
  readonly #adapter: DurableAdapter;
  #isClosed = false;
  /** Resolves after the last transaction. */
  #last: Promise<unknown> = Promise.resolve();
  #lastSave: Promise<void> = Promise.resolve();

  constructor(db: Low<StoredData>, adapter: DurableAdapter) {
    this.#db = db;
    this.#adapter = adapter;
    this.rows = new FileRows(db.data);
  }

  snapshot<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result> {
    return this.#alone(() => work(this.rows));
  }

  async change<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    erases = false,
  ): Promise<Result> {
    const { result, saved } = await this.#alone(async () => {
      for (;;) {
        this.rejectIfClosed();
        const { reverts } = this.#adapter;
        const rows = new FileRows(this.#db.data);
        const outcome = await work(rows);
        // A save has failed meanwhile, so the transaction may have read what was reverted.
        if (reverts !== this.#adapter.reverts) continue;
        this.#adapter.note(rows.apply(), erases);
        // It may have read what is not durable yet, even if it changed nothing.
        if (this.#adapter.isDurable) return { result: outcome, saved: null };
        this.#lastSave = this.#db.write();
        return { result: outcome, saved: this.#lastSave };
      }
    });
    await saved;
    return result;
  }

  /** Later changes are rejected. Resolves when earlier ones are saved. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
    await this.#lastSave.catch(() => undefined);
  }

  /** @throws Error after `close` */
  rejectIfClosed(): void {
    if (this.#isClosed) throw new Error('The store is closed.');
  }

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = this.#last.then(work);
    this.#last = run.catch(() => undefined);
    return run;
  }
}
