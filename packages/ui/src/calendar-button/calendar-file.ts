/** The content of an entry, apart from its time. */
interface CalendarEntry {
  /** Globally unique, and stable for the same entry. */
  uid: string;
  title: string;
  description: string;
  location: string;
  /**
   * Minutes before the start at which the calendar shows a reminder; an all-day entry starts at midnight. @default no
   * reminder
   */
  alarm?: number;
}

/** An entry of a calendar: a span of two instants (ISO 8601 with `Z`), or an all-day date (`YYYY-MM-DD`). */
export type CalendarEvent = CalendarEntry & ({ start: string; end: string } | { date: string });

/** Backslash, semicolon, comma and line break in a text value: RFC 5545, 3.3.11. */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** `20250406T113431Z`: RFC 5545, 3.3.5, form 2. */
const stampOf = (instant: string | Date) =>
  new Date(instant)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');

const DAY_MS = 86_400_000;
const dateStamp = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');

/** Octets of a line, without its end: RFC 5545, 3.1. */
const LINE = 75;

/** Folds a long line without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  // The leading space of a folded line counts.
  let used = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (used + octets > LINE) {
      lines.push('');
      used = 1;
    }
    lines[lines.length - 1] += character;
    used += octets;
  }
  return lines.join('\r\n ');
}

/** RFC 5545, 3.6.6: an alarm that shows the title. */
const alarmOf = (minutes: number, title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

function linesOf(event: CalendarEvent, made: string) {
  const { uid, title, description, location, alarm } = event;
  const times =
    'date' in event
      ? [
          `DTSTART;VALUE=DATE:${dateStamp(Date.parse(event.date))}`,
          `DTEND;VALUE=DATE:${dateStamp(Date.parse(event.date) + DAY_MS)}`,
        ]
      : [`DTSTART:${stampOf(event.start)}`, `DTEND:${stampOf(event.end)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${made}`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    // Events of an almanac do not block time.
    'TRANSP:TRANSPARENT',
    ...(alarm === undefined ? [] : alarmOf(alarm, title)),
    'END:VEVENT',
  ];
}

/**
 * Serializes entries as an iCalendar file (RFC 5545).
 *
 * @param product value of PRODID: the name of the site
 * @param made value of DTSTAMP: when the file was created
 */
export function calendarFile(
  product: string,
  events: readonly CalendarEvent[],
  made: Date = new Date(),
): string {
  const stamp = stampOf(made);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
