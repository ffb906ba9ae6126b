import type { Kundli } from '@jyoti/contract';
import { useAnswer, type Answer } from '../data/use-answer.ts';
import { kundliOf, knownKundli, type ReportPart } from '../kundli/kundli-cache.ts';

interface KundliAnswer extends Pick<Answer<Kundli>, 'failure' | 'retry'> {
  /** The report with all requested sections; null while one is missing. */
  kundli: Kundli | null;
}

const noSearch = new URLSearchParams();

/** Loads sections of the report in the URL. Cached ones are returned immediately. */
export function useKundli(
  search: URLSearchParams | null,
  sections: readonly ReportPart[],
): KundliAnswer {
  const known = knownKundli(search ?? noSearch, sections);
  const isMissing = search !== null && known === null;
  const { data, failure, retry } = useAnswer(
    isMissing ? `kundli ${search} ${sections.join()}` : null,
    async () => {
      const answer = await kundliOf(search ?? noSearch, sections);
      // A missing section is an error, because the report would otherwise load forever.
      if (sections.some((section) => answer[section] === undefined)) {
        throw new Error('The report lacks a section.');
      }
      return answer;
    },
    { cache: 'immutable' },
  );
  return { kundli: known ?? data, failure, retry };
}
