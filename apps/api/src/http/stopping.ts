import type { RequestHandler } from 'express';
import { refusal } from '../errors/app-error.ts';
import type { Lifecycle } from '../health/health-routes.ts';

/** Refuses what arrives on open connections after the stop has begun. */
export function refuseWhileStopping(lifecycle: Lifecycle): RequestHandler {
  return (_request, response, next) => {
    if (!lifecycle.stopping) {
      next();
      return;
    }
    response.set('Connection', 'close');
    throw refusal(503, 'shutting_down', 'shuttingDown', 2);
  };
}
