import { eclipsesOf, isoFromJulianDay, type EclipseOfPlace, type GeoPlace } from '@jyoti/jyotish';
import { todayIn, type Language, type SkyToday } from '@jyoti/contract';
import { eclipseName } from '@jyoti/readings';
import { isoSpan } from '../panchang/festivals.ts';

const NEW_DELHI: GeoPlace = { latitude: 28.6139, longitude: 77.209 };
const ZONE = 'Asia/Kolkata';

/** How far ahead the home page shows an eclipse: 30 days, ms. */
const AHEAD = 30 * 86_400_000;

/** Cached for a day, because the search takes a few hundredths of a second. */
let last: { date: string; eclipses: EclipseOfPlace[] } | null = null;

function eclipsesFrom(now: Date): EclipseOfPlace[] {
  const date = todayIn(ZONE, now);
  if (last?.date !== date) {
    const until = todayIn(ZONE, new Date(now.getTime() + AHEAD));
    last = { date, eclipses: eclipsesOf(date, until, NEW_DELHI, ZONE) };
  }
  return last.eclipses;
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
  const ahead = eclipsesFrom(now)
    .map((eclipse) => shown(eclipse, language))
    .find(({ seen, greatest_at }) => Date.parse(seen?.end ?? greatest_at) >= now.getTime());
  return ahead ?? null;
}
