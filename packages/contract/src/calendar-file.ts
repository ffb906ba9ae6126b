/** An entry of a calendar. Instants in ISO 8601 with `Z`. */
export interface CalendarEvent {
  /** Globally unique, and the same whenever the entry is written again: a calendar then replaces it. */
  uid: string;
  /** Title of the entry. */
  title: string;
  /** Text of the entry; may be empty. */
  description: string;
  /** Where it takes place; may be empty. */
  location: string;
  /** A time span, or a civil date (`YYYY-MM-DD`). */
  when:
    | {
        /** Instant, ISO 8601 with `Z`. */
        start: string;
        /** Instant, ISO 8601 with `Z`. */
        end: string;
      }
    | { /** `YYYY-MM-DD`. */ date: string };
  /** Reminders, minutes before the start; a date starts at midnight. @default none */
  alarms?: readonly number[];
  /** A page about the entry. @default none */
  url?: string;
  /** Whether the calendar shows the time as taken, as for an appointment. @default false */
  busy?: boolean;
  /** Whether an appointment is certain. @default not stated */
  status?: 'tentative' | 'confirmed' | 'cancelled';
}

/** Properties of a calendar subscription. */
export interface CalendarFeed {
  /** The name in the calendar app. */
  name: string;
  /** The refresh interval, in hours. */
  refreshHours: number;
}

/** A text value: RFC 5545, 3.3.11. Control characters are not allowed in it. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** `20250406T113431Z`: RFC 5545, 3.3.5, form 2. */
const stampOf = (instant: string | Date) =>
  new Date(instant).toISOString().replace(/\.\d{3}|[-:]/g, '');

const DAY_MS = 86_400_000;
const dateStamp = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');

/** Maximum octets of a line, without its line end: RFC 5545, 3.1. */
const LINE = 75;

/** Folds a long line without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  // Includes the space that starts a continuation line.
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

function linesOf(event: CalendarEvent, made: string): string[] {
  const { uid, title, description, location, when, alarms = [], url, busy = false, status } = event;
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
    ...(url === undefined ? [] : [`URL:${new URL(url).href}`]),
    ...(status === undefined ? [] : [`STATUS:${status.toUpperCase()}`]),
    `TRANSP:${busy ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...alarms.flatMap((minutes) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-PT${minutes}M`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** Properties of a subscribed calendar: RFC 7986, and the older names that apps know. */
const feedLines = ({ name, refreshHours }: CalendarFeed) => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
  `X-PUBLISHED-TTL:PT${refreshHours}H`,
];

/**
 * Writes entries as an iCalendar file (RFC 5545), which every calendar app can import.
 * @param product the name of the site, as the producer
 * @param made the time of creation
 * @param feed for a subscription
 */
export function calendarFile(
  product: string,
  events: readonly CalendarEvent[],
  made: Date = new Date(),
  feed?: CalendarFeed,
): string {
  const stamp = stampOf(made);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...(feed ? feedLines(feed) : []),
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
