/** The team works by India's clock, wherever an operator sits. */
const ZONE = 'Asia/Kolkata';

/** A day as words: `Mon, 5 Jan 2026`. @param iso YYYY-MM-DD */
export function dayInWords(iso: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${iso}T00:00:00Z`));
}

/** An instant as words, in India: `5 Jan 2026, 14:05`. @param instant ISO 8601 in UTC */
export function momentInWords(instant: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: ZONE,
  });
  return format.format(new Date(instant));
}
