import { Router } from 'express';
import { placeQuerySchema } from '@jyoti/contract';
import { checkedValue } from '../http/body.ts';
import type { Places } from './places.ts';

/** /api/places */
export function placeRoutes(places: Places): Router {
  const routes = Router();
  routes.get('/places', async (request, response) => {
    const { q } = checkedValue(request, placeQuerySchema, { q: request.query['q'] });
    // The same for every caller, but `private` because the search text is personal.
    response.set('Cache-Control', 'private, max-age=3600').json({ data: await places.search(q) });
  });
  return routes;
}
