import { Router } from 'express';
import { placeQuerySchema } from '@jyoti/contract';
import { checkedValue } from '../http/body.ts';
import type { CalculationQueue } from '../http/calculation-queue.ts';
import { languageOf } from '../http/language.ts';
import { placeNameIn } from './place-name-in.ts';
import type { Places } from './places.ts';

/** /api/places */
export function placeRoutes(places: Places, queue: CalculationQueue): Router {
  const routes = Router();
  routes.get('/places', async (request, response) => {
    const { q: search } = checkedValue(request, placeQuerySchema, { q: request.query['q'] });
    await places.ready?.();
    const found = await queue.run(request, () => places.search(search));
    const language = languageOf(request);
    const data = found.map((place) => ({
      ...place,
      place_name: placeNameIn(place.place_name, language),
    }));
    // The same for every caller, but `private` because the search text is personal.
    response.set('Cache-Control', 'private, max-age=3600').vary('Accept-Language').json({ data });
  });
  return routes;
}
