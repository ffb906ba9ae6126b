import type { Request, RequestHandler } from 'express';
import { profileImageBytes } from '@jyoti/contract';
import { WorkQueue } from '../auth/work-queue.ts';
import { fieldError, appError, type AppError } from '../errors/app-error.ts';
import { sentence } from '../errors/sentences.ts';
import { clientIpOf } from '../http/address.ts';

const second = 1000;

/** Maximum size of a form: a picture and its fields. */
const mostBytes = profileImageBytes + 300_000;

/**
 * Maximum size of a form without a picture, bytes. It has its own queue, so that slow uploads of pictures do
 * not delay it.
 */
const smallBytes = 64_000;

/**
 * Forms are buffered in memory, so concurrent bodies are limited in total and by address; the others wait
 * unread. The largest bodies take 42 MB, and 6 MB for forms without a picture.
 */
const limits = {
  withPicture: { atOnce: 8, atOnceEach: 3, maxQueued: 100, maxQueuedEach: 30 },
  small: { atOnce: 100, atOnceEach: 20, maxQueued: 100, maxQueuedEach: 30 },
};
const maxWaitMs = 10 * second;

/** Timeouts of a body: in total, and without new data. */
const times = { whole: 60 * second, silence: 10 * second };

/** The error for a slow client; its connection cannot be reused. */
function tooSlow(): AppError {
  return appError(408, 'invalid_input', 'uploadTooSlow');
}

/** Resolves when the body is complete; rejects if it stalls or takes too long. */
function watched(
  request: Request,
  { whole, silence }: typeof times,
  giveUp: () => void,
): () => void {
  const { socket } = request;
  let read = socket.bytesRead;
  let since = performance.now();
  const startedAt = since;
  const timer = setInterval(
    () => {
      const now = performance.now();
      if (request.complete) {
        clearInterval(timer);
        return;
      }
      if (socket.bytesRead !== read) [read, since] = [socket.bytesRead, now];
      if (now - since < silence && now - startedAt < whole) return;
      clearInterval(timer);
      giveUp();
    },
    Math.min(second, silence / 2),
  );
  return () => clearInterval(timer);
}

function queueOf({ atOnce, ...rest }: (typeof limits)['small']): WorkQueue {
  return new WorkQueue(atOnce, { ...rest, maxWaitMs });
}

/** Limits concurrent forms with a file, and their duration. */
export class UploadGate {
  readonly #times: typeof times;
  readonly #withPicture = queueOf(limits.withPicture);
  readonly #small = queueOf(limits.small);

  constructor(limitsOfTime = times) {
    this.#times = limitsOfTime;
  }

  /** Parses the form with `read` when its turn has come; the slot is released when the response is sent. */
  guard(read: RequestHandler): RequestHandler {
    return async (request, response, next) => {
      const length = Number(request.headers['content-length'] ?? Number.NaN);
      if (length > mostBytes) {
        throw fieldError(413, 'too_large', 'profileImage', sentence('pictureTooLarge'));
      }
      const queue = length <= smallBytes ? this.#small : this.#withPicture;
      const leave = await queue.enter(clientIpOf(request)).catch((error: unknown) => {
        response.set('Connection', 'close'); // otherwise the rest of the body would be read in vain
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
