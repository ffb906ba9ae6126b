import type { Request } from 'express';
import { WorkQueue } from '../auth/work-queue.ts';
import { addressOf } from './address.ts';

/** There is one thread to calculate in, so this is one for the process. */
const queue = new WorkQueue(1, { longest: 300, longestEach: 60 });

/**
 * Calculates when the turn of the request has come: one at a time, by address, and everything else that has arrived is
 * heard in between.
 * @throws QueueFull
 */
export async function inTurn<Result>(request: Request, calculate: () => Result): Promise<Result> {
  const leave = await queue.enter(addressOf(request));
  try {
    return calculate();
  } finally {
    setImmediate(leave);
  }
}
