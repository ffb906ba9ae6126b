import type { KundliPartKey } from '@jyoti/contract';
import type { ReportPart } from '@jyoti/ui/report-view';
import { useState } from 'react';
import { useQuery, type Query } from '../../platform/data/use-query.ts';
import { documentOf } from '../kundli/document-of.ts';

export interface DatedParts extends Pick<Query<unknown>, 'failure' | 'retry'> {
  /** Those of the moment; of the moment before while they load; null before the first. */
  parts: Partial<Record<KundliPartKey, ReportPart>> | null;
  /** Whether those of another moment are loading. */
  working: boolean;
}

/**
 * The parts of a report that are of a moment, for all of its panes in one request.
 * @param report null while there is no such birth
 * @param keys none where no pane shows anything of this kind
 * @param at a date or an instant; now where it is undefined
 */
export function useDatedParts(
  report: URLSearchParams | null,
  keys: readonly KundliPartKey[],
  at: string | undefined,
): DatedParts {
  const requested = keys.length > 0 ? report : null;
  const { data, failure, retry } = useQuery(
    requested && `parts ${keys.join()} ${at ?? 'now'} ${requested}`,
    (call) => documentOf(requested ?? new URLSearchParams(), { parts: [...keys], at }, call),
    { cache: 'immutable' },
  );
  const of = String(report);
  const [last, setLast] = useState({ data, of });
  if (data !== null && (last.data !== data || last.of !== of)) setLast({ data, of });
  return {
    parts: (last.of === of ? last.data : null)?.parts ?? null,
    working: requested !== null && data === null && failure === null,
    failure,
    retry,
  };
}
