import { requestFromSearch, type Kundli, type KundliSection } from '@jyoti/contract';
import { useState } from 'react';
import { useQuery, type Query } from '../../platform/data/use-query.ts';
import { api } from '../../platform/session/api.ts';

interface KundliOn extends Pick<Query<Kundli>, 'failure' | 'retry'> {
  /** The sections on the date; on the date before while they load; null if none are needed, or before the first. */
  dated: Kundli | null;
  working: boolean;
}

/**
 * Sections of a report that say what runs on a date.
 * @param sections none where a pane shows nothing of this kind
 * @param at a date or an instant; now, as in the report, where it is undefined
 */
export function useKundliOn(
  report: URLSearchParams,
  sections: readonly KundliSection[],
  at: string | undefined,
): KundliOn {
  const isNeeded = at !== undefined && sections.length > 0;
  const { data, failure, retry } = useQuery(
    isNeeded ? `kundli on ${at} ${sections.join()} ${report}` : null,
    (call) =>
      api(
        'POST /api/kundli',
        { body: { ...requestFromSearch(report), sections: [...sections], at } },
        call,
      ),
    { cache: 'immutable' },
  );
  const of = String(report);
  const [last, setLast] = useState({ data, of });
  if (data !== null && (last.data !== data || last.of !== of)) setLast({ data, of });
  return {
    dated: isNeeded && last.of === of ? last.data : null,
    working: isNeeded && data === null && failure === null,
    failure,
    retry,
  };
}
