import type { AlmanacYearParams, PanchangMonth } from '@jyoti/contract';
import { useMemo } from 'react';
import { useQuery, type Query } from '../../../platform/data/use-query.ts';
import { api, withRetries } from '../../../platform/session/api.ts';
import { useNames } from '../../../platform/words/names.ts';
import { namedMonth } from './named-month.ts';

/** How many months are requested at once. */
const AT_ONCE = 3;

/**
 * Months of a year with their festivals.
 * @param months 1 to 12, in order
 */
export function useMonths(
  { year, latitude, longitude, sunrise, region }: AlmanacYearParams,
  months: readonly number[],
): Query<PanchangMonth[]> {
  const query = { year, latitude, longitude, sunrise, ...(region && { region }) };
  const names = useNames();
  const result = useQuery(
    `wall calendar ${JSON.stringify({ ...query, months })}`,
    async (call) => {
      const found: PanchangMonth[] = [];
      for (let first = 0; first < months.length; first += AT_ONCE) {
        const some = months.slice(first, first + AT_ONCE);
        // A few at a time, because each is a calculation of its own.
        // oxlint-disable-next-line no-await-in-loop
        const responses = await Promise.all(
          some.map((month) =>
            withRetries(() => api('GET /api/panchang/month', { query: { ...query, month } }, call)),
          ),
        );
        found.push(...responses);
      }
      return found;
    },
    { cache: 'immutable' },
  );
  const { data } = result;
  const named = useMemo(() => data && data.map((month) => namedMonth(month, names)), [data, names]);
  return { ...result, data: named };
}
