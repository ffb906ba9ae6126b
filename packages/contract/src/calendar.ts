/** Civil dates as text, without a time zone. Years 0001 to 9999, proleptic Gregorian. */

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysInMonth(year: number, month: number): number {
  const days = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return days[month - 1] ?? 0;
}

/** Whether the text has the format `YYYY-MM-DD`; does not check that the day exists. */
export function isIsoDateForm(text: string): boolean {
  return isoDate.test(text);
}

/** Whether `YYYY-MM-DD` names a day that the calendar has (2023-02-29 has none). */
export function isRealDate(text: string): boolean {
  const parts = isoDate.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month);
}

/** The same day `years` later; 29 February becomes 1 March, as Indian law counts an age. */
function addYears(iso: string, years: number): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const target = String(year + years).padStart(4, '0');
  if (day > daysInMonth(year + years, month)) return `${target}-03-01`;
  return `${target}${iso.slice(4)}`;
}

/** Whether a person born on `birth` has completed `years` on the day `today` (both `YYYY-MM-DD`). */
export function hasCompletedYears(birth: string, years: number, today: string): boolean {
  return addYears(birth, years) <= today;
}

/** Cached by zone, because creating one takes a hundred times as long as using it. */
const civilDates = new Map<string, Intl.DateTimeFormat>();

/** Today's civil date in an IANA zone, `YYYY-MM-DD`. */
export function todayIn(timezone: string, now: Date = new Date()): string {
  const format =
    civilDates.get(timezone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  // Limits the cache, because a name can be written in many letter cases.
  if (civilDates.size < 1000) civilDates.set(timezone, format);
  return format.format(now);
}

/** `HH:mm` or `HH:mm:ss`, 24 hours. */
export const clockTime = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** `06:30` to `06:30:00`; other text is returned unchanged. */
export function withSeconds(time: string): string {
  return /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time;
}
