import type { RequestHandler } from 'express';
import { refusal } from '../errors/app-error.ts';
import type { Lifecycle } from '../health/health-routes.ts';

/** Lets each answer of a process on its way out be the last of its connection. */
export function lastOfConnection(lifecycle: Lifecycle): RequestHandler {
  return (_request, response, next) => {
    if (lifecycle.stage !== 'serving') response.set('Connection', 'close');
    next();
  };
}

/** Refuses what arrives on open connections when the time for that is over. */
export function refuseWhenClosed(lifecycle: Lifecycle): RequestHandler {
  return (_request, _response, next) => {
    if (lifecycle.stage === 'closed') throw refusal(503, 'shutting_down', 'shuttingDown', 2);
    next();
  };
}
