import type { Transits } from '@jyoti/contract';
import { useState } from 'react';
import { useQuery, type Query } from '../../platform/data/use-query.ts';
import { loadTransits, transitsKey } from '../kundli/tabs/transits-of-date.ts';

export interface ShownTransits extends Pick<Query<Transits>, 'failure' | 'retry'> {
  /** Those of the date; of the date before while they load; null before the first. */
  transits: Transits | null;
  /** Whether another date is loading. */
  working: boolean;
}

const nobody = new URLSearchParams();

/**
 * The transits of a date over a birth, for all of its panes in one request.
 * @param report null while no pane shows them
 * @param date `YYYY-MM-DD`, or an instant in UTC; now where it is undefined
 */
export function useTransits(
  report: URLSearchParams | null,
  date: string | undefined,
): ShownTransits {
  const { data, failure, retry } = useQuery(
    report && transitsKey(report, date),
    (call) => loadTransits(report ?? nobody, date, call),
    { cache: 'immutable' },
  );
  const of = String(report);
  const [last, setLast] = useState({ data, of });
  if (data !== null && (last.data !== data || last.of !== of)) setLast({ data, of });
  return {
    transits: last.of === of ? last.data : null,
    working: data === null && failure === null,
    failure,
    retry,
  };
}
