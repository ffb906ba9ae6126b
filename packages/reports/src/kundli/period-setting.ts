import { isoFromJulianDay, type JulianDay } from '@jyoti/jyotish';
import type { PeriodSpan } from '@jyoti/ui/data';
import { dayOf } from '../format/format.ts';
import { periodsMessages } from '../messages.generated/periods.ts';
import { reportWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';
import type { PeriodSetting } from './periods-table.ts';

/** What tables of periods are written with. `when` is the day of another instant than now, in words. */
export function periodSetting({
  nowJdUt,
  clockJdUt,
  settings: { timezone },
  language,
}: Pick<KundliSource, 'nowJdUt' | 'clockJdUt' | 'settings' | 'language'>): PeriodSetting & {
  when?: string | undefined;
} {
  const periods = reportWords(periodsMessages, language);
  const now = isoFromJulianDay(nowJdUt);
  if (nowJdUt === clockJdUt) return { now, timezone, periods };
  const when = periods.onDate({ day: dayOf(now, timezone, language) });
  return { now, timezone, periods: { ...periods, running: when }, when };
}

interface Span {
  readonly startJdUt: JulianDay;
  readonly endJdUt: JulianDay;
}

/** A period of the engine as instants, ISO 8601. */
export const spanOf = ({ startJdUt, endJdUt }: Span): PeriodSpan => ({
  start: isoFromJulianDay(startJdUt),
  end: isoFromJulianDay(endJdUt),
});

/** A period of the engine with its instants, as tables of periods need it. */
export const withSpan = <Period extends Span>(period: Period): Period & PeriodSpan => ({
  ...period,
  ...spanOf(period),
});
