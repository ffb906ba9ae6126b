import type { Request, RequestHandler } from 'express';
import type { Log } from '../log.ts';
import { requestIdOf } from './request-id.ts';

const mounts = new WeakMap<Request, string>();

/** Notes the path at which a router is mounted: a failed call has forgotten it when its line is written. */
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

/** What is known of a request when its answer has been sent, or nobody waited for it. */
export interface EndedRequest {
  method: string;
  route: string;
  /** `undefined` if none was sent. */
  status: number | undefined;
  milliseconds: number;
}

/** One line for every request: method, route pattern, status, milliseconds, request id; `aborted` where nobody waited for the end. */
export function requestLog(log: Log, ended?: (request: EndedRequest) => void): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    response.once('close', () => {
      const milliseconds = performance.now() - begun;
      const { method } = request;
      const route = patternOf(request);
      // A status that was not sent is not logged.
      const status = response.headersSent ? response.statusCode : undefined;
      const line = {
        id: requestIdOf(response),
        method,
        route,
        ...(status === undefined ? {} : { status }),
        ms: Math.round(milliseconds * 10) / 10,
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      if (response.statusCode >= 500) log.warn(line, 'request');
      else log.info(line, 'request');
      ended?.({ method, route, status, milliseconds });
    });
    next();
  };
}
