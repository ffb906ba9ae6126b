import {
  bookingDays,
  ceremonyBegins,
  todayIn,
  weekdayNames,
  type CeremonyHours,
  type WeekdayName,
} from '@jyoti/contract';

const dayLength = 86_400_000;
/** Offset of Indian time from UTC, all year, in milliseconds. */
const indiaAhead = 5.5 * 3_600_000;
/** From this hour in India, the same day is no longer offered, since there is no time to prepare. */
const lastHourForToday = 12;
/** Minimum time between booking and ceremony, in milliseconds. */
const preparation = 3 * 3_600_000;

/** The first instant of a civil day in India. */
export function startOfDay(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - indiaAhead);
}

export function weekdayOf(date: string): WeekdayName {
  const fromSunday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekdayNames[(fromSunday + 6) % 7] ?? 'Monday';
}

/**
 * The days on which a ceremony of these weekdays can be booked, `YYYY-MM-DD` in India, soonest first: from
 * today, in the afternoon from tomorrow, to `bookingDays` ahead.
 */
export function ceremonyDates(days: readonly WeekdayName[], now: Date): string[] {
  const today = todayIn('Asia/Kolkata', now);
  const hour = new Date(now.getTime() + indiaAhead).getUTCHours();
  const first = hour < lastHourForToday ? 0 : 1;
  return Array.from({ length: bookingDays + 1 - first }, (_, index) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + (first + index) * dayLength)
      .toISOString()
      .slice(0, 10),
  ).filter((date) => days.includes(weekdayOf(date)));
}

/** A day on which a ceremony can be booked, with its hours; without hours the team agrees the hour. */
export interface CeremonyDay {
  date: string;
  /** `HH:mm` in India, in order. */
  hours: string[];
}

/** The days and hours at which a ceremony can be booked. A day whose last hour is too soon is left out. */
export function ceremonyDays(
  { days, hours = {} }: { days: readonly WeekdayName[]; hours?: CeremonyHours | undefined },
  now: Date,
): CeremonyDay[] {
  return ceremonyDates(days, now).flatMap((date) => {
    const all = hours[weekdayOf(date)];
    if (!all) return [{ date, hours: [] }];
    const open = all.filter(
      (hour) => Date.parse(ceremonyBegins(date, hour)) - now.getTime() >= preparation,
    );
    return open.length > 0 ? [{ date, hours: open.toSorted() }] : [];
  });
}
