import { createHash, timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import { appError } from './errors/app-error.ts';
import type { Metrics } from '../operations/metrics.ts';

function sum(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** /metrics, protected by the configured token; without a token the route does not exist. */
export function metricsRoutes(metrics: Metrics | null, token: string | null): Router {
  const routes = Router();
  routes.get('/metrics', async (request, response) => {
    if (!metrics || token === null) throw appError(404, 'not_found', 'notFound');
    const given = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(sum(given), sum(token))) {
      throw appError(401, 'unauthorized', 'signInNeeded');
    }
    response.set('Cache-Control', 'no-store').type(metrics.contentType);
    response.send(await metrics.render());
  });
  return routes;
}
