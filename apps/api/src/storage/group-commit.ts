/**
 * Saves for many callers at once. A call made while a save is under way waits for the next save,
 * together with all others that wait; it never waits for saves that begin after its own.
 *
 * When a save fails, `undo` brings the state back to what is durable, and everybody whose change is
 * thereby lost is rejected: that of the failed save and that of the callers behind it.
 */
export class GroupCommit {
  readonly #save: () => Promise<void>;
  readonly #undo: () => void;
  #waiting: PromiseWithResolvers<void> | null = null;
  #busy = false;

  constructor(save: () => Promise<void>, undo: () => void) {
    this.#save = save;
    this.#undo = undo;
  }

  /** Resolves when the state as it is now is durable. */
  commit(): Promise<void> {
    this.#waiting ??= Promise.withResolvers<void>();
    const { promise } = this.#waiting;
    if (!this.#busy) {
      this.#busy = true;
      // A microtask later, so that changes made in the same breath share one save.
      queueMicrotask(() => void this.#run());
    }
    return promise;
  }

  async #run(): Promise<void> {
    for (let batch = this.#take(); batch; batch = this.#take()) {
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
