import type { AlmanacYearParams, PanchangYear } from '@jyoti/contract';
import { useMemo } from 'react';
import { api, withRetries } from '../../session/api.ts';
import { useAnswer, type Answer } from '../../data/use-answer.ts';
import { useNames } from '../../words/names.ts';
import { namedYear } from './named-year.ts';

/** The festivals of a year, requested again if year, place or region change; the list is a part of the answer. */
export function useYear({
  year,
  latitude,
  longitude,
  sunrise,
  region,
}: AlmanacYearParams): Answer<PanchangYear> {
  const query = { year, latitude, longitude, sunrise, ...(region && { region }) };
  const names = useNames();
  const answer = useAnswer(
    `panchang year ${JSON.stringify(query)}`,
    (call) => withRetries(() => api.panchangYear(query, call)),
    { cache: 'immutable' },
  );
  const { data } = answer;
  const named = useMemo(() => data && namedYear(data, names), [data, names]);
  return { ...answer, data: named };
}
