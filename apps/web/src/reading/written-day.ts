/** A day, `YYYY-MM-DD`, as running text has it: `March 15, 2025`. */
export function writtenDay(day: string, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
