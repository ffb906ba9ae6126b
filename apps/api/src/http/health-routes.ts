import { Router } from 'express';
import type { Store } from '../storage/store.ts';

/**
 * Shutdown state. While `draining`, the process still serves requests but asks each client to reconnect
 * elsewhere; when `closed`, it rejects late ones.
 */
export interface Lifecycle {
  stage: 'serving' | 'draining' | 'closed';
}

/**
 * /healthz: the process is alive. /readyz: it can serve and the store responds. An object store of pictures
 * that is unavailable, or erased data that cannot be removed from the files yet, is reported, but the rest
 * can still be served.
 */
export function healthRoutes(store: Store, lifecycle: Lifecycle): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  routes.get('/readyz', async (_request, response) => {
    const [records, pictures] = await Promise.all([isUp(store), isUp(store.pictures)]);
    const ready = lifecycle.stage === 'serving' && records;
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: ready ? 'ok' : 'unavailable',
        ...(pictures ? {} : { pictures: 'unavailable' }),
        ...(store.fileState()?.isCompactionFailing ? { compaction: 'failing' } : {}),
      });
  });
  return routes;
}

async function isUp(place: Pick<Store, 'ping'>): Promise<boolean> {
  try {
    await place.ping();
    return true;
  } catch {
    return false;
  }
}
