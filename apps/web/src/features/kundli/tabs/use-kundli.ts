import { useQuery, type Query } from '../../../platform/data/use-query.ts';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { hasKey, kundliOf, knownKundli, type ReportData, type ReportKey } from '../kundli-cache.ts';

interface KundliQuery extends Pick<Query<ReportData>, 'failure' | 'retry'> {
  /** The report with all that was requested; null while something is missing. */
  kundli: ReportData | null;
}

const noSearch = new URLSearchParams();

/** Loads sections and parts of the report in the URL. Cached ones are returned immediately. */
export function useKundli(
  search: URLSearchParams | null,
  sections: readonly ReportKey[],
): KundliQuery {
  // The server knows no report, also if the browser has one before the page is hydrated.
  const isHydrated = useIsHydrated();
  const known = isHydrated ? knownKundli(search ?? noSearch, sections) : null;
  const isMissing = search !== null && known === null;
  const { data, failure, retry } = useQuery(
    isMissing ? `kundli ${search} ${sections.join()}` : null,
    async () => {
      const kundli = await kundliOf(search ?? noSearch, sections);
      // A missing section is an error, because the report would otherwise load forever.
      if (sections.some((section) => !hasKey(kundli, section))) {
        throw new Error('The report lacks a section.');
      }
      return kundli;
    },
    { cache: 'immutable' },
  );
  return { kundli: known ?? data, failure, retry };
}
