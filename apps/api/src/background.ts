import { describeError, type Log } from './log.ts';

/** Work that an answer does not wait for, so that its time reveals nothing. */
export class Background {
  readonly #log: Log;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Pieces of work under way. */
  get running(): number {
    return this.#running.size;
  }

  /** Begins when the present request is through; a failure goes to the log under this name. */
  run(name: string, work: () => Promise<void>): void {
    const running = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => {
        this.#log.error(describeError(error), `${name} failed`);
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
