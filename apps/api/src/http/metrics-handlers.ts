import { createHash, timingSafeEqual } from 'node:crypto';
import { appError } from './errors/app-error.ts';
import type { Handlers } from './handlers.ts';
import type { Metrics } from '../operations/metrics.ts';

function sum(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** /metrics, protected by the configured token; without a token there is nothing. */
export function metricsHandlers(
  metrics: Metrics | null,
  token: string | null,
): Handlers<'GET /metrics'> {
  return {
    'GET /metrics': ({ request, response }) => {
      if (!metrics || token === null) throw appError(404, 'not_found', 'notFound');
      const given = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (!timingSafeEqual(sum(given), sum(token))) {
        throw appError(401, 'unauthorized', 'signInNeeded');
      }
      response.type(metrics.contentType);
      return metrics.render();
    },
  };
}
