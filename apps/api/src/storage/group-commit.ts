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
    if (!this.#busy) {
      this.#busy = true;
      // In a microtask, so that changes of the same event-loop turn share one save.
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
