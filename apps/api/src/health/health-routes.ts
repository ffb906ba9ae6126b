import { Router } from 'express';
import type { Store } from '../storage/store.ts';

/**
 * How far the process is on its way out. While `leaving` it still serves whatever arrives, and asks each
 * client to come back over a new connection; then it is `closed` to what is late.
 */
export interface Lifecycle {
  stage: 'serving' | 'leaving' | 'closed';
}

/**
 * /healthz: the process lives. /readyz: it can serve, the store answers; pictures that are kept apart from
 * the records and cannot be had are named, and the rest is served without them.
 */
export function healthRoutes(store: Store, lifecycle: Lifecycle): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  routes.get('/readyz', async (_request, response) => {
    const [records, pictures] = await Promise.all([answers(store), answers(store.pictures)]);
    const ready = lifecycle.stage === 'serving' && records;
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: ready ? 'ok' : 'unavailable',
        ...(pictures ? {} : { pictures: 'unavailable' }),
      });
  });
  return routes;
}

async function answers(place: Pick<Store, 'ping'>): Promise<boolean> {
  try {
    await place.ping();
    return true;
  } catch {
    return false;
  }
}
