import type { AlmanacYearParams, PanchangYear } from '@jyoti/contract';
import { useMemo } from 'react';
import { api, withRetries } from '../../../platform/session/api.ts';
import { useQuery, type Query } from '../../../platform/data/use-query.ts';
import { useNames } from '../../../platform/words/names.ts';
import { namedYear } from './named-year.ts';

/** The festivals of a year, requested again if year, place or region change; the list is a part of the response. */
export function useYear({
  year,
  latitude,
  longitude,
  sunrise,
  region,
}: AlmanacYearParams): Query<PanchangYear> {
  const query = { year, latitude, longitude, sunrise, ...(region && { region }) };
  const names = useNames();
  const result = useQuery(
    `panchang year ${JSON.stringify(query)}`,
    (call) => withRetries(() => api('GET /api/panchang/year', { query }, call)),
    { cache: 'immutable' },
  );
  const { data } = result;
  const named = useMemo(() => data && namedYear(data, names), [data, names]);
  return { ...result, data: named };
}
