import type { RequestHandler } from 'express';
import { appError } from './errors/app-error.ts';
import type { Lifecycle } from './health-handlers.ts';

/** Sends `Connection: close` while the process is shutting down. */
export function closeConnectionOnShutdown(lifecycle: Lifecycle): RequestHandler {
  return (_request, response, next) => {
    if (lifecycle.stage !== 'serving') response.set('Connection', 'close');
    next();
  };
}

/** Rejects requests on open connections after the grace period. */
export function rejectWhenClosed(lifecycle: Lifecycle): RequestHandler {
  return (_request, _response, next) => {
    if (lifecycle.stage === 'closed') throw appError(503, 'shutting_down', 'shuttingDown', 2);
    next();
  };
}
