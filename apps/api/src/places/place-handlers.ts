import type { Handlers } from '../http/handlers.ts';
import { placeNameIn } from './place-name-in.ts';
import type { Places } from './places.ts';

export function placeHandlers(places: Places): Handlers<'GET /api/places'> {
  return {
    'GET /api/places': async ({ query, language, calculate }) => {
      await places.ready?.();
      const found = await calculate(() => places.search(query.q));
      return found.map((place) => ({
        ...place,
        place_name: placeNameIn(place.place_name, language),
      }));
    },
  };
}
