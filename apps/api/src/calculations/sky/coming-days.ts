import {
  eclipsesOf,
  festivalsOf,
  isoFromJulianDay,
  observancesIn,
  type EclipseOfPlace,
  type GeoPlace,
  type Observance,
} from '@jyoti/jyotish';
import { todayIn, type Language, type SkyToday } from '@jyoti/contract';
import { eclipseName, festivalName } from '@jyoti/readings';
import { byRank } from '@jyoti/reports';
import { isoSpan } from '../requests/instants.ts';

/** Where the day of the site is, and of visitors without a place. */
export const NEW_DELHI: GeoPlace = { latitude: 28.6139, longitude: 77.209 };
export const ZONE = 'Asia/Kolkata';

/** How far ahead an eclipse is announced, days. */
const ECLIPSE_DAYS = 30;
/** How far ahead festivals are announced, days, and how many of them. */
const FESTIVAL_DAYS = 6;
const FESTIVALS = 3;

interface ComingDays {
  /** `YYYY-MM-DD` */
  date: string;
  eclipses: EclipseOfPlace[];
  festivals: Observance[];
}

/** Cached for a day, because the search takes a tenth of a second. */
let last: ComingDays | null = null;

function comingDays(now: Date): ComingDays {
  const date = todayIn(ZONE, now);
  if (last?.date !== date) {
    const dayAfter = (days: number) => todayIn(ZONE, new Date(now.getTime() + days * 86_400_000));
    const { observances } = festivalsOf(date, dayAfter(FESTIVAL_DAYS), NEW_DELHI, ZONE);
    last = {
      date,
      eclipses: eclipsesOf(date, dayAfter(ECLIPSE_DAYS), NEW_DELHI, ZONE),
      festivals: observancesIn(observances, 'north').filter(
        ({ duplicateOf }) => duplicateOf === null,
      ),
    };
  }
  return last;
}

function shown(eclipse: EclipseOfPlace, language: Language) {
  const { kind, type, date, visibility, contacts, seen } = eclipse;
  const greatest = contacts.find(({ contact }) => contact === 'greatest')?.jdUt ?? 0;
  return {
    kind,
    type,
    title: eclipseName(eclipse, language).text,
    date,
    visibility,
    greatest_at: isoFromJulianDay(greatest),
    seen: seen && isoSpan(seen),
  };
}

/** The next eclipse visible in New Delhi within a month; `null` if there is none. */
export function nextEclipse(now: Date, language: Language): SkyToday['eclipse'] {
  const ahead = comingDays(now)
    .eclipses.map((eclipse) => shown(eclipse, language))
    .find(({ seen, greatest_at }) => Date.parse(seen?.end ?? greatest_at) >= now.getTime());
  return ahead ?? null;
}

/** The major festivals and vrats of North India within a week; with fewer than three of them, others too. By date. */
export function nextFestivals(now: Date, language: Language): SkyToday['festivals'] {
  const { festivals } = comingDays(now);
  return festivals
    .filter(({ id }, index) => festivals.findIndex((other) => other.id === id) === index)
    .toSorted(byRank)
    .slice(0, FESTIVALS)
    .map((observance) => ({ date: observance.date, title: festivalName(observance, language) }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
