import type { CurrentDashaFull, Kundli } from '@jyoti/contract';
import { useEffect, useState } from 'react';
import { api } from '../../../app/api.ts';
import { requestFromSearch } from '../../../kundli/report-in-url.ts';

interface DashasOfNow {
  /** Undefined while they are on their way, null outside the 120 years. */
  full: CurrentDashaFull | null | undefined;
  /** The moment that they are of, ISO 8601. */
  now: string;
  /** A sentence on why there are none. */
  failure: string | null;
  retry: () => void;
}

/** Whether the innermost period still runs: it lasts hours, and a report may lie open for days. */
const holds = (full: CurrentDashaFull | null | undefined, now: string) =>
  full === null ||
  (full !== undefined && Date.parse(full.order_of_dashas.sub_sub_sub_minor.end) > Date.parse(now));

/** The running periods at the moment of looking: those of the report while they hold, else asked for anew. */
export function useDashasOfNow(kundli: Kundli, search: URLSearchParams): DashasOfNow {
  const [now] = useState(() => new Date().toISOString());
  const [answer, setAnswer] = useState<{
    of: URLSearchParams;
    kundli?: Kundli;
    failure?: string;
  }>();
  const fresh = answer?.of === search ? answer : undefined;
  const inReport = kundli.dashas?.current_mahadasha_full;
  const isEnough = holds(inReport, now);
  const failure = fresh?.failure ?? null;
  const waiting = !isEnough && fresh === undefined;

  useEffect(() => {
    if (!waiting) return;
    let current = true;
    api.kundli({ ...requestFromSearch(search), sections: ['dashas'] }).then(
      (found) => current && setAnswer({ of: search, kundli: found }),
      (error: unknown) => {
        if (!current) return;
        setAnswer({ of: search, failure: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [waiting, search]);

  const full = isEnough ? inReport : fresh?.kundli?.dashas?.current_mahadasha_full;
  return { full, now, failure, retry: () => setAnswer(undefined) };
}
