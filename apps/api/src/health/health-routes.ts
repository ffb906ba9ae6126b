import { Router } from 'express';
import type { Store } from '../storage/store.ts';

/** Whether the process is on its way out. */
export interface Lifecycle {
  stopping: boolean;
}

/** /healthz: the process lives. /readyz: it can serve, the store answers. */
export function healthRoutes(store: Store, lifecycle: Lifecycle): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  routes.get('/readyz', async (_request, response) => {
    const ready = !lifecycle.stopping && (await answers(store));
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
