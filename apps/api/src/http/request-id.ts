import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const header = 'X-Request-Id';
/** Ids that are accepted from a proxy, such as `$request_id` of nginx. */
const wellFormed = /^[\w-]{16,64}$/;

/**
 * Sets an id on every request, for the response header and the log: that of the proxy, so that the lines of
 * both can be joined, or a generated one.
 */
export function requestId(trustProxy: number): RequestHandler {
  return (request, response, next) => {
    const given = trustProxy > 0 ? request.get(header) : undefined;
    response.set(header, given && wellFormed.test(given) ? given : randomUUID());
    next();
  };
}

export function requestIdOf(response: Response): string {
  return String(response.get(header) ?? '');
}
