import { eclipsesOf, isoFromJulianDay, type GeoPlace } from '@jyoti/jyotish';
import { todayIn, type SkyToday } from '@jyoti/contract';
import { isoSpan } from '../panchang/festivals.ts';

/** How far ahead the home page tells of an eclipse: 30 days, ms. */
const AHEAD = 30 * 86_400_000;

const ZONE = 'Asia/Kolkata';

/** Searched once a day: it takes a few hundredths of a second. */
let last: { date: string; eclipses: SkyToday['eclipse'][] } | null = null;

function eclipsesFrom(date: string, until: string, place: GeoPlace): SkyToday['eclipse'][] {
  return eclipsesOf(date, until, place, ZONE).map(
    ({ kind, type, date: day, visibility, contacts, seen }) => ({
      kind,
      type,
      date: day,
      visibility,
      greatest_at: isoFromJulianDay(
        contacts.find(({ contact }) => contact === 'greatest')?.jdUt ?? 0,
      ),
      seen: seen && isoSpan(seen),
    }),
  );
}

/** The next eclipse over a place in India within a month; `null` where there is none. */
export function nextEclipse(now: Date, place: GeoPlace): SkyToday['eclipse'] {
  const date = todayIn(ZONE, now);
  if (last?.date !== date) {
    const until = todayIn(ZONE, new Date(now.getTime() + AHEAD));
    last = { date, eclipses: eclipsesFrom(date, until, place) };
  }
  const isAhead = (eclipse: SkyToday['eclipse']) =>
    eclipse !== null && Date.parse(eclipse.seen?.end ?? eclipse.greatest_at) >= now.getTime();
  return last.eclipses.find(isAhead) ?? null;
}
