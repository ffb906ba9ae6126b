import { Router } from 'express';
import type { Store } from '../storage/store.ts';

/**
 * How far the process is on its way out. While `leaving` it still serves whatever arrives, and asks each
 * client to come back over a new connection; then it is `closed` to what is late.
 */
export interface Lifecycle {
  stage: 'serving' | 'leaving' | 'closed';
}

/** /healthz: the process lives. /readyz: it can serve, the store answers. */
export function healthRoutes(store: Store, lifecycle: Lifecycle): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  routes.get('/readyz', async (_request, response) => {
    const ready = lifecycle.stage === 'serving' && (await answers(store));
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ok' : 'unavailable' });
  });
  return routes;
}

async function answers(store: Store): Promise<boolean> {
  try {
    await store.ping();
    return true;
  } catch {
    return false;
  }
}
