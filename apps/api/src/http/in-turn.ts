import type { Request } from 'express';
import { WorkQueue } from '../auth/work-queue.ts';
import { addressOf } from './address.ts';

/** There is one thread to calculate in, so this is one for the process. */
const queue = new WorkQueue(1, { longest: 300, longestEach: 60 });

/** So long calculations follow each other before everything else that has arrived is heard, ms. */
const longestRun = 10;

/** When the first calculation since other things were heard began; `null` where none has been made since. */
let begun: number | null = null;

/**
 * Calculates when the turn of the request has come: one at a time, by address. Short calculations follow each other at once;
 * after ten milliseconds, or a longer one, everything else that has arrived is heard first.
 * @throws QueueFull
 */
export async function inTurn<Result>(request: Request, calculate: () => Result): Promise<Result> {
  const leave = await queue.enter(addressOf(request));
  if (begun === null) {
    begun = performance.now();
    setImmediate(() => {
      begun = null;
    });
  }
  try {
    return calculate();
  } finally {
    if (performance.now() - begun < longestRun) leave();
    else setImmediate(leave);
  }
}
