/** An entry of a calendar. Instants in ISO 8601 with `Z`. */
export interface CalendarEvent {
  /** Unique in the world, and the same whenever the same entry is written again. */
  uid: string;
  title: string;
  description: string;
  location: string;
  /** A span, or a whole civil date (`YYYY-MM-DD`). */
  when: { start: string; end: string } | { date: string };
  /** When the calendar reminds of it, minutes before it begins; a whole date begins at midnight. */
  reminders?: readonly number[];
  /** A page about it. */
  url?: string;
  /** Whether it fills the time of whose calendar it is. @default false */
  busy?: boolean;
}

/** What a calendar that is subscribed to says of itself. */
export interface CalendarFeed {
  /** Its name in the calendar program. */
  name: string;
  /** Hours after which a program asks again. */
  refreshHours: number;
}

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

/** A line broken where it is too long; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  // The space that opens a line that goes on counts.
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

/** A reminder on the screen: RFC 5545, 3.6.6. */
const alarmOf = (title: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

function linesOf(event: CalendarEvent, made: string) {
  const { uid, title, description, location, when, reminders = [], url, busy = false } = event;
  const times =
    'date' in when
      ? [
          `DTSTART;VALUE=DATE:${dateStamp(Date.parse(when.date))}`,
          `DTEND;VALUE=DATE:${dateStamp(Date.parse(when.date) + DAY_MS)}`,
        ]
      : [`DTSTART:${stampOf(when.start)}`, `DTEND:${stampOf(when.end)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${made}`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    ...(url ? [`URL:${url}`] : []),
    `TRANSP:${busy ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...reminders.flatMap((minutes) => alarmOf(title, minutes)),
    'END:VEVENT',
  ];
}

/** The lines of a calendar that is subscribed to: RFC 7986, and the names that programs knew before it. */
const feedLines = ({ name, refreshHours }: CalendarFeed) => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
  `X-PUBLISHED-TTL:PT${refreshHours}H`,
];

/**
 * Entries as an iCalendar file (RFC 5545): every calendar opens it.
 * @param site who wrote it
 * @param made when
 * @param feed for a calendar that is subscribed to
 */
export function calendarFile(
  site: string,
  events: readonly CalendarEvent[],
  made: Date = new Date(),
  feed?: CalendarFeed,
): string {
  const stamp = stampOf(made);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site)}//Jyoti//EN`,
    'CALSCALE:GREGORIAN',
    ...(feed ? feedLines(feed) : []),
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
