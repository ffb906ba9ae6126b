import { skyTodayQuerySchema } from '@jyoti/contract';
import { Router } from 'express';
import { checkedValue } from '../../http/body.ts';
import { languageOf } from '../../http/language.ts';
import { skyToday } from './sky-today.ts';

/** /api/sky: public, cached for a minute. */
export function skyRoutes(now: () => Date): Router {
  const routes = Router();
  routes.get('/sky/today', (request, response) => {
    const place = checkedValue(request, skyTodayQuerySchema, request.query);
    response
      .set('Cache-Control', 'public, max-age=60')
      .vary('Accept-Language')
      .json({ data: skyToday(now(), languageOf(request), place) });
  });
  return routes;
}
