import type { Request, RequestHandler } from 'express';
import type { Log } from '../log.ts';
import { requestIdOf } from './request-id.ts';

/** The pattern of the route that answered: never the address itself, which may carry personal data. */
function patternOf(request: Request): string {
  const route: unknown = (request as { route?: { path?: unknown } }).route?.path;
  return typeof route === 'string' ? `${request.baseUrl}${route}` : 'unmatched';
}

/** One line for every answer: method, route pattern, status, milliseconds, request id. */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    response.once('close', () => {
      const line = {
        id: requestIdOf(response),
        method: request.method,
        route: patternOf(request),
        status: response.statusCode,
        ms: Math.round((performance.now() - begun) * 10) / 10,
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      if (response.statusCode >= 500) log.warn(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
}
