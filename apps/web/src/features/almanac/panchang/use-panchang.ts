import type { PanchangParams, Panchang, PanchangMonth } from '@jyoti/contract';
import { api, withRetries } from '../../../platform/session/api.ts';
import { useMemo } from 'react';
import { useQuery, type Query } from '../../../platform/data/use-query.ts';
import { useNames } from '../../../platform/words/names.ts';
import { namedDay } from './named-day.ts';

/** A day and the month around it. */
export interface DayAndMonth {
  day: Panchang;
  month: PanchangMonth;
}

function yearAndMonth(date: string): { year: number; month: number } {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return { year, month };
}

/** The panchang of a day and of its month, requested again when day, time or coordinates change. */
export function usePanchang({
  day: date,
  time,
  latitude,
  longitude,
  sunrise,
}: PanchangParams): Query<DayAndMonth> {
  const where = { latitude, longitude, sunrise };
  const names = useNames();
  const result = useQuery(
    `panchang ${JSON.stringify({ date, time, ...where })}`,
    async (call) => {
      const monthOf = (day: string) =>
        withRetries(() =>
          api('GET /api/panchang/month', { query: { ...where, ...yearAndMonth(day) } }, call),
        );
      const [day, ofDate] = await Promise.all([
        withRetries(() =>
          api('GET /api/panchang', { query: { date, time, day: 'time', ...where } }, call),
        ),
        monthOf(date),
      ]);
      // Before sunrise on the first of a month, the running day is the last of the previous month.
      const isOther = day.date.slice(0, 7) !== date.slice(0, 7);
      return { day, month: isOther ? await monthOf(day.date) : ofDate };
    },
    { cache: 'immutable' },
  );
  const { data } = result;
  const named = useMemo(() => data && namedDay(data, names), [data, names]);
  return { ...result, data: named };
}
