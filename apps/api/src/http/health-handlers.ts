import type { Handlers } from './handlers.ts';
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
export function healthHandlers(
  store: Store,
  lifecycle: Lifecycle,
): Handlers<'GET /healthz' | 'GET /readyz'> {
  return {
    'GET /healthz': () => ({ status: 'ok' }),
    'GET /readyz': async ({ response }) => {
      const [records, pictures] = await Promise.all([isUp(store), isUp(store.pictures)]);
      const ready = lifecycle.stage === 'serving' && records;
      if (!ready) response.status(503);
      return {
        status: ready ? 'ok' : 'unavailable',
        ...(pictures ? {} : { pictures: 'unavailable' }),
        ...(store.fileState()?.isCompactionFailing ? { compaction: 'failing' } : {}),
      };
    },
  };
}

async function isUp(place: Pick<Store, 'ping'>): Promise<boolean> {
  try {
    await place.ping();
    return true;
  } catch {
    return false;
  }
}
