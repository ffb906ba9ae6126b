import { requestFromSearch, type CurrentDashaFull, type Kundli } from '@jyoti/contract';
import { useState } from 'react';
import { api } from '../../../../platform/session/api.ts';
import { useQuery, type Query } from '../../../../platform/data/use-query.ts';

interface DashasOfNow extends Pick<Query<Kundli>, 'failure' | 'retry'> {
  /** Undefined while loading, null outside the 120 years. */
  full: CurrentDashaFull | null | undefined;
  /** The instant they apply to, ISO 8601. */
  now: string;
}

/**
 * Whether the innermost period is still running: it lasts hours, and a report may be open for days.
 */
const isCurrent = (full: CurrentDashaFull | null | undefined, now: string) =>
  full === null ||
  (full !== undefined && Date.parse(full.order_of_dashas.sub_sub_sub_minor.end) > Date.parse(now));

/** The current running periods: those of the report while they are valid, else requested again. */
export function useDashasOfNow(kundli: Kundli, search: URLSearchParams): DashasOfNow {
  const [now] = useState(() => new Date().toISOString());
  const inReport = kundli.dashas?.current_mahadasha_full;
  const isEnough = isCurrent(inReport, now);
  const { data, failure, retry } = useQuery(isEnough ? null : `dashas of now ${search}`, (call) =>
    api('POST /api/kundli', { body: { ...requestFromSearch(search), sections: ['dashas'] } }, call),
  );
  const full = isEnough ? inReport : data?.dashas?.current_mahadasha_full;
  return { full, now, failure, retry };
}
