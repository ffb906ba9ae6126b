/**
 * Saves for many concurrent callers. A call during a save waits for the next save, together with all other
 * waiting calls; it never waits for later saves.
 *
 * If a save fails, `undo` reverts to the durable state, and every caller whose change is lost is rejected:
 * those of the failed save and those waiting behind it.
 */
export class GroupCommit {
  readonly #save: () => Promise<void>;
  readonly #undo: () => void;
  readonly #between: (() => Promise<void>)[] = [];
  #waiting: PromiseWithResolvers<void> | null = null;
  #busy = false;

  constructor(save: () => Promise<void>, undo: () => void) {
    this.#save = save;
    this.#undo = undo;
  }

  /** Resolves when the present state is durable. */
  commit(): Promise<void> {
    this.#waiting ??= Promise.withResolvers<void>();
    const { promise } = this.#waiting;
    this.#begin();
    return promise;
  }

  /** Runs work while no save is running; saves wait for it. Settles as the work does. */
  exclusive(work: () => Promise<void>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#between.push(() => work().then(resolve, reject));
    this.#begin();
    return promise;
  }

  #begin(): void {
    if (this.#busy) return;
    this.#busy = true;
    // At the end of the event-loop turn, so that its changes share one save.
    setImmediate(() => void this.#run());
  }

  async #run(): Promise<void> {
    for (;;) {
      await this.#between.shift()?.();
      const batch = this.#take();
      if (!batch && this.#between.length === 0) break;
      if (!batch) continue;
      try {
        await this.#save();
        batch.resolve();
      } catch (error) {
        const behind = this.#take();
        this.#undo();
        batch.reject(error);
        behind?.reject(error);
      }
    }
    this.#busy = false;
  }

  #take(): PromiseWithResolvers<void> | null {
    const batch = this.#waiting;
    this.#waiting = null;
    return batch;
  }
}
