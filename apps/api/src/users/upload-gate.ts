import type { Request, RequestHandler } from 'express';
import { profileImageBytes } from '@jyoti/contract';
import { WorkQueue } from '../auth/work-queue.ts';
import { fieldRefusal, refusal, type AppError } from '../errors/app-error.ts';
import { sentence } from '../errors/sentences.ts';
import { addressOf } from '../http/address.ts';

const second = 1000;

/** Longest body of a form: a picture, and the fields beside it. */
const mostBytes = profileImageBytes + 300_000;

/** A form without a picture, bytes: it waits for none that comes drop by drop. */
const smallBytes = 64_000;

/**
 * Bodies of forms are buffered in memory: so many at once, of which one address has so many, and the others wait unread. With
 * the longest bodies that makes 42 MB, and 6 MB of forms without a picture.
 */
const limits = {
  withPicture: { atOnce: 8, atOnceEach: 3, longest: 100, longestEach: 30 },
  small: { atOnce: 100, atOnceEach: 20, longest: 100, longestEach: 30 },
};
const longestWait = 10 * second;

/** How long a body may take, and how long nothing of it may come. */
const times = { whole: 60 * second, silence: 10 * second };

/** Sent to a client that is slower: the connection cannot be used any more. */
function tooSlow(): AppError {
  return refusal(408, 'invalid_input', 'uploadTooSlow');
}

/** Ends when the body has come whole; gives up on one that stalls or takes too long. */
function watched(
  request: Request,
  { whole, silence }: typeof times,
  giveUp: () => void,
): () => void {
  const { socket } = request;
  let read = socket.bytesRead;
  let since = performance.now();
  const begun = since;
  const timer = setInterval(
    () => {
      const now = performance.now();
      if (request.complete) {
        clearInterval(timer);
        return;
      }
      if (socket.bytesRead !== read) [read, since] = [socket.bytesRead, now];
      if (now - since < silence && now - begun < whole) return;
      clearInterval(timer);
      giveUp();
    },
    Math.min(second, silence / 2),
  );
  return () => clearInterval(timer);
}

function queueOf({ atOnce, ...rest }: (typeof limits)['small']): WorkQueue {
  return new WorkQueue(atOnce, { ...rest, longestWait });
}

/** Lets forms in that carry a file: few at a time, and each for a limited time. */
export class UploadGate {
  readonly #times: typeof times;
  readonly #withPicture = queueOf(limits.withPicture);
  readonly #small = queueOf(limits.small);

  constructor(limitsOfTime = times) {
    this.#times = limitsOfTime;
  }

  /** Reads the form with `read` when its turn comes; its place is given up when the answer is sent. */
  guard(read: RequestHandler): RequestHandler {
    return async (request, response, next) => {
      const length = Number(request.headers['content-length'] ?? Number.NaN);
      if (length > mostBytes) {
        throw fieldRefusal(413, 'too_large', 'profileImage', sentence('pictureTooLarge'));
      }
      const queue = length <= smallBytes ? this.#small : this.#withPicture;
      const leave = await queue.enter(addressOf(request)).catch((error: unknown) => {
        response.set('Connection', 'close'); // else the rest of the body would be read, to no purpose
        throw error;
      });
      response.once('close', leave);
      if (request.socket.destroyed) {
        leave();
        return;
      }
      let isRead = false;
      const once = (error?: unknown) => {
        if (isRead) return;
        isRead = true;
        stop();
        next(error);
      };
      const stop = watched(request, this.#times, () => {
        response.set('Connection', 'close');
        once(tooSlow());
      });
      response.once('close', stop);
      await read(request, response, once);
    };
  }
}
