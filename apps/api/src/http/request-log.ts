import type { Request, RequestHandler, Response } from 'express';
import type { Log } from '../operations/log.ts';
import type { EndedRequest } from '../operations/metrics.ts';
import { requestIdOf } from './request-id.ts';

/** Marks of an attempt to log in, which name neither the address nor the account. */
interface LoginAttemptMarks {
  from: string;
  account: string;
}

const loginAttempts = new WeakMap<Request, LoginAttemptMarks>();

/** Adds the marks of an attempt to log in to the line of its request. */
export function logLoginAttempt(request: Request, marks: LoginAttemptMarks): void {
  loginAttempts.set(request, marks);
}

/** The pattern of the matched route, never the URL itself, which may contain personal data. */
function patternOf(request: Request): string {
  const route: unknown = (request as { route?: { path?: unknown } }).route?.path;
  return typeof route === 'string' ? route : 'unmatched';
}

const limitsReached = new WeakMap<Response, string>();

/** Stores the limit or budget that rejected a request, for its line and the metrics. */
export function rememberLimit(response: Response, name: string): void {
  limitsReached.set(response, name);
}

/**
 * Logs one line per request: method, route pattern, status, milliseconds, request id, marks of an attempt to log
 * in; `aborted` if the client disconnected first, `limit` if one rejected it.
 */
export function requestLog(log: Log, ended?: (request: EndedRequest) => void): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const milliseconds = performance.now() - startedAt;
      const { method } = request;
      const route = patternOf(request);
      // A status that was not sent is not logged.
      const status = response.headersSent ? response.statusCode : undefined;
      const limit = limitsReached.get(response);
      const line = {
        id: requestIdOf(response),
        method,
        route,
        ...(status === undefined ? {} : { status }),
        ms: Math.round(milliseconds * 10) / 10,
        ...(limit === undefined ? {} : { limit }),
        ...loginAttempts.get(request),
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      if (response.statusCode >= 500) log.warn(line, 'request');
      else log.info(line, 'request');
      ended?.({ method, route, status, milliseconds, limit });
    });
    next();
  };
}
