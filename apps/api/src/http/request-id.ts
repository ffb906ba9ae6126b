import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const header = 'X-Request-Id';

/** Sets a generated id on every request, for the response header and the log. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.set(header, randomUUID());
  next();
};

export function requestIdOf(response: Response): string {
  return String(response.get(header) ?? '');
}
