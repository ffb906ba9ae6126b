import type { AskedDay, Panchang, PanchangMonth } from '@jyoti/contract';
import { api, withRetries } from '../../session/api.ts';
import { useAnswer, type Answer } from '../../data/use-answer.ts';

/** A day and the month around it. */
export interface DayAndMonth {
  day: Panchang;
  month: PanchangMonth;
}

/** The panchang of a day and of its month, asked for when day, time or coordinates change. */
export function usePanchang({
  day: date,
  time,
  latitude,
  longitude,
}: AskedDay): Answer<DayAndMonth> {
  const where = { latitude, longitude };
  return useAnswer(
    `panchang ${JSON.stringify({ date, time, ...where })}`,
    async (call) => {
      const [year, month] = date.split('-').map(Number);
      const inMonth = { ...where, ...(year && { year }), ...(month && { month }) };
      const [dayFound, monthFound] = await Promise.all([
        withRetries(() => api.panchang({ date, time, ...where }, call)),
        withRetries(() => api.panchangMonth(inMonth, call)),
      ]);
      return { day: dayFound, month: monthFound };
    },
    { cache: 'immutable' },
  );
}
