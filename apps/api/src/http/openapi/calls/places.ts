import {
  placeOffsetResponseSchema,
  placeOffsetQuerySchema,
  placeQuerySchema,
  placesResponseSchema,
} from '@jyoti/contract';
import type { Call } from '../call.ts';
import { exampleWhere } from './examples.ts';

export const placeCalls: readonly Call[] = [
  {
    id: 'places',
    group: 'Places',
    method: 'get',
    path: '/api/places',
    who: 'anyone',
    summary: 'Search places worldwide, and PIN codes of India',
    description:
      'Ignores accents and case; former names find the city. `place_name` is in the language of the request, as far as known.',
    query: placeQuerySchema,
    success: { status: 200, description: 'At most ten, best first.', schema: placesResponseSchema },
    example: { query: { q: 'ujjain' } },
  },
  {
    id: 'placeOffset',
    group: 'Places',
    method: 'get',
    path: '/api/places/offset',
    who: 'anyone',
    summary: 'Get the time zone and offset of a birth',
    query: placeOffsetQuerySchema,
    success: {
      status: 200,
      description: 'The zone, its offset at that time, and notes about it.',
      schema: placeOffsetResponseSchema,
    },
    example: { query: { ...exampleWhere, date: '1943-05-14', time: '06:30' } },
  },
];
