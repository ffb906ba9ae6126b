/** Local time of a place at an instant. */
export interface ZonedTime {
  /** The civil date there: `YYYY-MM-DD`. */
  date: string;
  /** 0 to 23 */
  hour: number;
  /** 0 to 59, rounded down as on a clock. */
  minute: number;
  /** 0 to 59, rounded down. */
  second: number;
}

/**
 * India has been five and a half hours ahead of UTC since the war time of 1942 to 1945 [IANA tz database, file asia].
 * Calculated without `Intl`, whose first formatter takes 50 ms on a slow phone, for the zone that most pages show.
 */
const INDIA = {
  zone: 'Asia/Kolkata',
  from: Date.UTC(1946, 0, 1),
  until: Date.UTC(9999, 0, 1),
  east: 330 * 60_000,
};

/** A fixed offset, which `Intl` supports only in whole minutes and older browsers do not support. */
const OFFSET = /^([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/;

/** Milliseconds east of a fixed offset; null for the name of a zone. */
function eastOf(timeZone: string): number | null {
  const [, sign, ...parts] = OFFSET.exec(timeZone) ?? [];
  if (sign === undefined) return null;
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (sign === '-' ? -1000 : 1000) * (hours * 3600 + minutes * 60 + seconds);
}

/** Cached, because creating a formatter is slow and a page of times uses the same zone repeatedly. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Only digits are taken from `Intl`: its words differ between browsers and servers, which causes hydration mismatches.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * Converts an instant to local time.
 *
 * @param instant ISO 8601 with its offset, or ms since 1970
 * @param timeZone IANA name: "Asia/Kolkata"; or a fixed offset, with seconds for local mean time: "+04:38:26"
 * @throws RangeError for a zone or an instant that does not exist
 */
export function zonedTime(instant: string | number, timeZone: string): ZonedTime {
  const at = new Date(instant).getTime();
  const isIndia = timeZone === INDIA.zone && at >= INDIA.from && at < INDIA.until;
  const east = isIndia ? INDIA.east : eastOf(timeZone);
  if (east !== null) {
    const clock = new Date(at + east);
    return {
      date: clock.toISOString().slice(0, 10),
      hour: clock.getUTCHours(),
      minute: clock.getUTCMinutes(),
      second: clock.getUTCSeconds(),
    };
  }
  const parts = clockOf(timeZone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
    second: Number(part('second')),
  };
}

/** Number of days from one civil date to another, `YYYY-MM-DD` both. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
