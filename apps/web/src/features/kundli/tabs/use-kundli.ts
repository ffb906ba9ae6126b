import { useQuery, type Query } from '../../../platform/data/use-query.ts';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import type { ReportData } from '../document-of.ts';
import { hasKey, kundliOf, knownKundli, type ReportKey } from '../kundli-cache.ts';

interface KundliQuery extends Pick<Query<ReportData>, 'failure' | 'retry'> {
  /** The report with all that was requested; null while something is missing. */
  kundli: ReportData | null;
}

const noSearch = new URLSearchParams();

/** Loads the opening and parts of the report in the URL. Cached ones are returned immediately. */
export function useKundli(search: URLSearchParams | null, keys: readonly ReportKey[]): KundliQuery {
  // The server knows no report, also if the browser has one before the page is hydrated.
  const isHydrated = useIsHydrated();
  const known = isHydrated ? knownKundli(search ?? noSearch, keys) : null;
  const isMissing = search !== null && known === null;
  const { data, failure, retry } = useQuery(
    isMissing ? `kundli ${search} ${keys.join()}` : null,
    async () => {
      const kundli = await kundliOf(search ?? noSearch, keys);
      // A missing part is an error, because the report would otherwise load forever.
      if (keys.some((key) => !hasKey(kundli, key))) {
        throw new Error('The report lacks a part.');
      }
      return kundli;
    },
    { cache: 'immutable' },
  );
  return { kundli: known ?? data, failure, retry };
}
