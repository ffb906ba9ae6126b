import type { AlmanacYearParams, PanchangMonthDocument } from '@jyoti/contract';
import { useQuery, type Query } from '../../../platform/data/use-query.ts';
import { api, withRetries } from '../../../platform/session/api.ts';

/** How many months are requested at once. */
const AT_ONCE = 3;

/**
 * Months of a year with their festivals.
 * @param months 1 to 12, in order
 */
export function useMonths(
  { year, latitude, longitude, sunrise, region }: AlmanacYearParams,
  months: readonly number[],
): Query<PanchangMonthDocument[]> {
  const query = { year, latitude, longitude, sunrise, ...(region && { region }) };
  return useQuery(
    `wall calendar ${JSON.stringify({ ...query, months })}`,
    async (call) => {
      const found: PanchangMonthDocument[] = [];
      for (let first = 0; first < months.length; first += AT_ONCE) {
        const some = months.slice(first, first + AT_ONCE);
        // A few at a time, because each is a calculation of its own.
        // oxlint-disable-next-line no-await-in-loop
        const responses = await Promise.all(
          some.map((month) =>
            withRetries(() =>
              api('GET /api/reports/panchang/month', { query: { ...query, month } }, call),
            ),
          ),
        );
        found.push(...responses);
      }
      return found;
    },
    { cache: 'immutable' },
  );
}
