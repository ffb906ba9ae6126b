import type { Panchang, PanchangMonth } from '@jyoti/contract';
import { startTransition, useEffect, useState } from 'react';
import { api, withRetries } from '../../app/api.ts';
import type { AskedDay } from './panchang-address.ts';

/** A day and the month around it. */
export interface DayAndMonth {
  day: Panchang;
  month: PanchangMonth;
}

interface PanchangState {
  /** Null while it is on its way, or has failed. */
  found: DayAndMonth | null;
  /** Why there is none, in a sentence. */
  failure: string | null;
  retry: () => void;
}

interface Answer {
  key: string;
  found?: DayAndMonth;
  failure?: string;
}

async function ask(key: string): Promise<DayAndMonth> {
  const { day: date, time, latitude, longitude } = JSON.parse(key) as Omit<AskedDay, 'place'>;
  const where = { latitude, longitude };
  const [year, month] = date.split('-').map(Number);
  const [dayFound, monthFound] = await Promise.all([
    withRetries(() => api.panchang({ date, time, ...where })),
    withRetries(() =>
      api.panchangMonth({ ...where, ...(year && { year }), ...(month && { month }) }),
    ),
  ]);
  return { day: dayFound, month: monthFound };
}

/** The panchang of a day and of its month, asked for when day, time or coordinates change. */
export function usePanchang({ day, time, latitude, longitude }: AskedDay): PanchangState {
  const key = JSON.stringify({ day, time, latitude, longitude });
  const [answer, setAnswer] = useState<Answer>();
  const fresh = answer?.key === key ? answer : undefined;
  const waiting = fresh === undefined;

  useEffect(() => {
    if (!waiting) return;
    let current = true;
    ask(key).then(
      (found) => current && startTransition(() => setAnswer({ key, found })),
      (error: unknown) => {
        if (!current) return;
        setAnswer({ key, failure: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [key, waiting]);

  return {
    found: fresh?.found ?? null,
    failure: fresh?.failure ?? null,
    retry: () => setAnswer(undefined),
  };
}
