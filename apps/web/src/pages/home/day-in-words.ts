/**
 * The day of an instant in India: `Sunday, 22 November 2026`. Put together part by part, since browsers and servers
 * do not agree on the commas between them.
 *
 * @param instant ISO 8601, or ms since 1970
 */
export function dayInWords(instant: string | number, withWeekday = true): string {
  const parts = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  // A date is not broken over two lines.
  const day = [part('day'), part('month'), part('year')].join('\u00a0');
  return withWeekday ? `${part('weekday')}, ${day}` : day;
}
