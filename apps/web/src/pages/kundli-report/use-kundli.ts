import type { Kundli } from '@jyoti/contract';
import { useAnswer, type Answer } from '../../data/use-answer.ts';
import { kundliOf, knownKundli, type ReportPart } from '../../kundli/kundli-cache.ts';

interface KundliAnswer extends Pick<Answer<Kundli>, 'failure' | 'retry'> {
  /** The report with all the sections asked for; null while one is missing. */
  kundli: Kundli | null;
}

const noSearch = new URLSearchParams();

/** Sections of the report of an address. What is in memory is there at once. */
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
      // Without all its sections there is no report: better to say so than to wait for ever.
      if (sections.some((section) => answer[section] === undefined)) {
        throw new Error('The report lacks a section.');
      }
      return answer;
    },
    { cache: 'immutable' },
  );
  return { kundli: known ?? data, failure, retry };
}
