import type { PanchangMonthDocument } from '@jyoti/contract';
import type { AlmanacDayProps } from '@jyoti/ui/calendar';

/** A day in the calendar of its month: tithi and nakshatra at sunrise, sunrise, festivals and eclipses. */
export const calendarDay = ({
  date,
  tithi,
  tithiName,
  tithiShort,
  nakshatra,
  sunrise,
  observances,
}: PanchangMonthDocument['days'][number]): AlmanacDayProps => ({
  date,
  short: tithiShort,
  label: tithiName,
  detail: nakshatra,
  ...(sunrise !== null && { note: sunrise }),
  ...(tithi === 15 && { moon: 'full' as const }),
  ...(tithi === 30 && { moon: 'new' as const }),
  marks: observances.map(({ id, title, major }) => ({ id, name: title, major })),
});
