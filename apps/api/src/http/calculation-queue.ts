import type { Request } from 'express';
import { WorkQueue } from './work-queue.ts';
import { clientIpOf } from './address.ts';

/** Maximum time of consecutive calculations before the event loop handles other requests, ms. */
const longestRun = 10;

/**
 * Runs calculations one at a time, fairly by address. They share the event loop's thread, so an application
 * has one queue. Short calculations run consecutively; after ten milliseconds the queue yields to the event
 * loop.
 */
export class CalculationQueue {
  readonly #queue = new WorkQueue(1, { maxQueued: 300, maxQueuedEach: 60 });
  /** When the first calculation since the last yield began; `null` if there was none. */
  #startedAt: number | null = null;

  /**
   * Queues a calculation. @param calculate takes only the processor: nothing else is calculated until it resolves
   * @throws QueueFull
   */
  async run<Result>(request: Request, calculate: () => Result | Promise<Result>): Promise<Result> {
    const leave = await this.#queue.enter(clientIpOf(request));
    const started = (this.#startedAt ??= this.#begin());
    try {
      return await calculate();
    } finally {
      if (performance.now() - started < longestRun) leave();
      else setImmediate(leave);
    }
  }

  /** Records the start of a run of calculations, until the next event-loop turn. */
  #begin(): number {
    setImmediate(() => {
      this.#startedAt = null;
    });
    return performance.now();
  }
}
