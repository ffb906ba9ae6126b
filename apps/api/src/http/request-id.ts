import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const header = 'X-Request-Id';

/** Gives every request an id of our own making, in the answer's header and in the log. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.set(header, randomUUID());
  next();
};

export function requestIdOf(response: Response): string {
  return String(response.get(header) ?? '');
}
