import { gregorianFromJulian, julianCalendarUntil, resolveCivilTime } from '@jyoti/jyotish';
import { notice } from '@jyoti/readings';
import type { Language, PlaceOffset, PlaceOffsetQuery } from '@jyoti/contract';
import { formatDate } from '@jyoti/language';
import { clockSettings, type TimezoneAt } from '../requests/cast.ts';
import { timeNotices } from '../requests/notices.ts';
import { clockOf, instantOf } from '../requests/where.ts';

/** Whether a date may be of the Julian calendar, and the Gregorian one that it is then. */
function julianOf({ date, timeZone }: { date: string; timeZone: string }, language: Language) {
  const until = julianCalendarUntil(timeZone);
  if (until === null || date >= until) return {};
  const gregorian = gregorianFromJulian(date);
  const words = notice('julianDate', language, {
    until: formatDate('date', until, language),
    gregorian: formatDate('date', gregorian, language),
  });
  return { julian: { until, gregorian_date: gregorian, notice: words } };
}

/** The UTC offset assumed for a birth, before anything is calculated from it. */
export function placeOffset(
  input: PlaceOffsetQuery,
  timezoneAt: TimezoneAt,
  language: Language,
): PlaceOffset {
  const { date, time, latitude, longitude } = input;
  const civil = { date, time, timeZone: input.timezone ?? timezoneAt(latitude, longitude) };
  const clock = clockOf(civil, longitude, latitude);
  const { timeZone } = clock;
  const at = instantOf({ date, time }, timeZone);
  const birth = { ...civil, ...clock, latitude, longitude, fold: 0 } as const;
  return {
    ...clockSettings(clock, at),
    ...julianOf(civil, language),
    ...(at.ambiguous && {
      repeated_offsets_minutes: [
        at.offsetMinutes,
        resolveCivilTime({ date, time, timeZone, fold: 1 }).offsetMinutes,
      ],
    }),
    notices: timeNotices({ birth, time: at }, language),
  };
}
