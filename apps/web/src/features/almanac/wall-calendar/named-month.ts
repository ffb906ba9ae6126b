import type { PanchangMonth } from '@jyoti/contract';
import type { Names } from '@jyoti/reports/format';

/** A month with the names that a wall calendar shows in the language of the page; the API returns them in English. */
export const namedMonth = (month: PanchangMonth, { term }: Names): PanchangMonth => ({
  ...month,
  days: month.days.map((day) => ({
    ...day,
    tithi: { ...day.tithi, name: term(day.tithi.name) },
    nakshatra: { ...day.nakshatra, name: term(day.nakshatra.name) },
    masa: {
      ...day.masa,
      amanta: term(day.masa.amanta, 'lunarMonths'),
      purnimanta: term(day.masa.purnimanta, 'lunarMonths'),
    },
  })),
});
