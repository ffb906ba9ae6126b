import { placeQuerySchema, placesResponseSchema } from '../places.ts';
import type { CallTable } from './call.ts';
import { oneForAnHour } from './shared.ts';

export const placeCalls = {
  'GET /api/places': {
    id: 'places',
    group: 'Places',
    who: 'anyone',
    summary: 'Search places worldwide, and PIN codes of India',
    description:
      'Ignores accents and case; former names find the city. `place_name` is in the language of the request, as far as known.',
    price: 25,
    cache: oneForAnHour,
    query: placeQuerySchema,
    success: { description: 'At most ten, best first.', schema: placesResponseSchema },
    example: { query: { q: 'ujjain' } },
  },
} as const satisfies CallTable;
