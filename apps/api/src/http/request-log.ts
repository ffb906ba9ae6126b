import type { Request, RequestHandler } from 'express';
import type { Log } from '../log.ts';
import { requestIdOf } from './request-id.ts';

const mounts = new WeakMap<Request, string>();

/** Notes under which address a router stands: a failed call has forgotten it when its line is written. */
export const rememberMount: RequestHandler = (request, _response, next) => {
  mounts.set(request, request.baseUrl);
  next();
};

/** The pattern of the route that answered: never the address itself, which may carry personal data. */
function patternOf(request: Request): string {
  const route: unknown = (request as { route?: { path?: unknown } }).route?.path;
  return typeof route === 'string'
    ? `${mounts.get(request) ?? request.baseUrl}${route}`
    : 'unmatched';
}

/** One line for every request: method, route pattern, status, milliseconds, request id; `aborted` where nobody waited for the end. */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    response.once('close', () => {
      const line = {
        id: requestIdOf(response),
        method: request.method,
        route: patternOf(request),
        // Nobody was told a status that was not sent.
        ...(response.headersSent ? { status: response.statusCode } : {}),
        ms: Math.round((performance.now() - begun) * 10) / 10,
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      if (response.statusCode >= 500) log.warn(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
}
