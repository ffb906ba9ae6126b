import { almanacSky, eclipsesOf, festivalsOf, rowsOfList, type Observance } from '@jyoti/jyotish';
import { calendarFile, type FestivalCalendarQuery, type FestivalRow } from '@jyoti/contract';
import { calendarMessages } from '../../messages.generated/calendar.ts';
import type { TimezoneAt } from '../requests/cast.ts';
import { TextRenderer } from '../published/text-renderer.ts';
import { eclipseRow } from '../published/panchang/eclipses.ts';
import { FestivalEvents } from './festival-events.ts';
import { festivalRow, festivalRows, yearlyRows } from '../published/panchang/festivals.ts';
import { regional } from '../requests/regional.ts';
import { clockOfDay } from '../requests/where.ts';

/** Refresh interval of a subscribed calendar: a week, since dates are known years ahead. */
const REFRESH_HOURS = 168;
/** Number of months in a feed before the present one. */
const MONTHS_BEFORE = 1;
const MONTHS_AFTER = 13;
/** Maximum cached calendars: a year of one place is about 150 kB. */
const MAX_CACHED = 40;

const firstOfMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** Complete months around the present one. */
function feedSpan(now: Date): { from: string; to: string } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    from: firstOfMonth(year, month - MONTHS_BEFORE),
    to: firstOfMonth(year, month + MONTHS_AFTER),
  };
}

/** Calendars of festivals, fasts and eclipses, the same for every caller at a place. */
export class FestivalCalendars {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;
  /** In order of last use. */
  readonly #cache = new Map<string, string>();

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  /** Whether a calendar is cached. */
  has(query: FestivalCalendarQuery): boolean {
    return this.#cache.has(this.#keyOf(query));
  }

  /** A calendar file; without dates in the query, a feed to subscribe to. */
  file(query: FestivalCalendarQuery): string {
    const key = this.#keyOf(query);
    const text = this.#cache.get(key) ?? this.#write(query);
    this.#cache.delete(key);
    this.#cache.set(key, text);
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= MAX_CACHED) break;
      this.#cache.delete(oldest);
    }
    return text;
  }

  #spanOf({ from, to }: FestivalCalendarQuery): { from: string; to: string } {
    return from === undefined || to === undefined ? feedSpan(this.#now()) : { from, to };
  }

  #keyOf(query: FestivalCalendarQuery): string {
    return JSON.stringify([query, this.#spanOf(query)]);
  }

  #write(query: FestivalCalendarQuery): string {
    const { from, to } = this.#spanOf(query);
    const { latitude, longitude, lang: language, place, sunrise } = query;
    const { timeZone } = clockOfDay(query, from, this.#timezoneAt);
    const point = { latitude, longitude };
    const sky = almanacSky('lahiri');
    const renderer = new TextRenderer(language);
    const events = new FestivalEvents({ latitude, longitude, place, timeZone, language });
    const observances = (): readonly Observance[] =>
      regional(festivalsOf(from, to, point, timeZone, { sunrise }, sky).observances, query.region);
    const eclipses = () =>
      eclipsesOf(from, to, point, timeZone, { sunrise }, sky).map((eclipse) =>
        eclipseRow(eclipse, renderer),
      );
    const rowsOf = (): readonly FestivalRow[] => {
      const { list } = query;
      if (list === 'eclipses') return [];
      if (list === 'all') return festivalRows(observances(), renderer);
      if (list === 'festivals') return yearlyRows(observances(), renderer);
      return rowsOfList(list, observances()).map(({ observance }) =>
        festivalRow(observance, renderer),
      );
    };
    const hasEclipses = ['all', 'festivals', 'eclipses'].includes(query.list);
    const entries = [
      ...rowsOf().flatMap((row) => events.ofFestival(row)),
      ...(hasEclipses ? eclipses() : []).flatMap((eclipse) => events.ofEclipse(eclipse)),
    ];
    // A fixed time stamp within the month, so that an unchanged calendar has the same ETag.
    const made = new Date(`${from}T00:00:00Z`);
    const words = calendarMessages[language];
    const list = words.lists[query.list];
    const name = place ? words.atPlace({ list, place }) : list;
    return query.from === undefined
      ? calendarFile('Jyoti', entries, made, { name, refreshHours: REFRESH_HOURS })
      : calendarFile('Jyoti', entries, made);
  }
}
