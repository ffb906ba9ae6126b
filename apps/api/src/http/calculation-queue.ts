import type { Request } from 'express';
import { WorkQueue } from '../auth/work-queue.ts';
import { addressOf } from './address.ts';

/** So long calculations follow each other before everything else that has arrived is heard, ms. */
const longestRun = 10;

/**
 * Calculates one at a time, by address: there is one thread to calculate in, so an application has one of these. Short
 * calculations follow each other at once; after ten milliseconds, or a longer one, everything else that has arrived is heard
 * first.
 */
export class CalculationQueue {
  readonly #queue = new WorkQueue(1, { longest: 300, longestEach: 60 });
  /** When the first calculation since other things were heard began; `null` where none has been made since. */
  #begun: number | null = null;

  /**
   * Calculates when the turn of the request has come.
   * @throws QueueFull
   */
  async run<Result>(request: Request, calculate: () => Result): Promise<Result> {
    const leave = await this.#queue.enter(addressOf(request));
    const begun = (this.#begun ??= this.#begin());
    try {
      return calculate();
    } finally {
      if (performance.now() - begun < longestRun) leave();
      else setImmediate(leave);
    }
  }

  /** The time now, which is forgotten when other things have been heard. */
  #begin(): number {
    setImmediate(() => {
      this.#begun = null;
    });
    return performance.now();
  }
}
