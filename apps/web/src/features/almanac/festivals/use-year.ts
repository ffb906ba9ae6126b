import type { AlmanacYearParams, FestivalsDocument } from '@jyoti/contract';
import { api, withRetries } from '../../../platform/session/api.ts';
import { useQuery, type Query } from '../../../platform/data/use-query.ts';

/** The festivals of a year, requested again if year, place or region change; all lists are parts of the response. */
export function useYear({
  year,
  latitude,
  longitude,
  sunrise,
  region,
}: AlmanacYearParams): Query<FestivalsDocument> {
  const query = { year, latitude, longitude, sunrise, ...(region && { region }) };
  return useQuery(
    `festivals ${JSON.stringify(query)}`,
    (call) => withRetries(() => api('GET /api/reports/festivals', { query }, call)),
    { cache: 'immutable' },
  );
}
