const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const localDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });

/** A civil date as words: `14 May 1990`. What is no date stays as it is. @param iso YYYY-MM-DD */
export function dateInWords(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? iso : day.format(date);
}

/** The visitor's own day of an instant, as words. @param instant ISO 8601 in UTC */
export function dayOfInstant(instant: string): string {
  return localDay.format(new Date(instant));
}

/** A time of day without seconds that are zero: `06:30`. @param time HH:mm or HH:mm:ss */
export function clockInWords(time: string): string {
  return time.replace(/^(\d\d:\d\d):00$/, '$1');
}
