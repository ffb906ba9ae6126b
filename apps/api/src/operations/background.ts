import { describeError, type Log } from './log.ts';

/** Work that runs after the response, so that response times reveal nothing about it. */
export class Background {
  readonly #log: Log;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** The number of running pieces of work. */
  get running(): number {
    return this.#running.size;
  }

  /** Starts the work after the current event-loop turn. A failure is logged under `name`. */
  run(name: string, work: () => Promise<void>): void {
    const running = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => {
        this.#log.error(describeError(error), `${name} failed`);
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when no work is running. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
