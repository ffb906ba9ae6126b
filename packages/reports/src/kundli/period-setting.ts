import { isoFromJulianDay, type JulianDay } from '@jyoti/jyotish';
import type { PeriodSpan } from '@jyoti/ui/data';
import { periodsMessages } from '../messages.generated/periods.ts';
import { reportWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';
import type { PeriodSetting } from './periods-table.ts';

/** What tables of periods are written with. */
export const periodSetting = ({ nowJdUt, settings, language }: KundliSource): PeriodSetting => ({
  now: isoFromJulianDay(nowJdUt),
  timezone: settings.timezone,
  periods: reportWords(periodsMessages, language),
});

/** A period of the engine as instants, ISO 8601. */
export const spanOf = ({
  startJdUt,
  endJdUt,
}: {
  readonly startJdUt: JulianDay;
  readonly endJdUt: JulianDay;
}): PeriodSpan => ({ start: isoFromJulianDay(startJdUt), end: isoFromJulianDay(endJdUt) });
