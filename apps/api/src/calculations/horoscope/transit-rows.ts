import {
  BODY_NAMES,
  houseFrom,
  isoFromJulianDay,
  NAKSHATRAS,
  type ForecastEvent,
  type JulianDay,
  type SignNumber,
  type TransitBodyId,
  type TransitEvent,
  type TransitPosition,
} from '@jyoti/jyotish';
import { weightOfEvent, withoutEclipsedMoons } from '@jyoti/readings';
import type { MonthTransit, TransitNow, TransitRow } from '@jyoti/contract';
import { instantOrNull } from '../kundli/instants.ts';
import { degrees, signName } from '../kundli/wire-names.ts';

export const nakshatraName = (number: number) => NAKSHATRAS[number - 1]?.name ?? '';

function bodyName(body: TransitBodyId): TransitNow['body'] {
  return body === 'uranus' ? 'Uranus' : (BODY_NAMES[body].english as TransitNow['body']);
}

/** The current position of a body, with its house counted from the sign of the horoscope. */
export function transitNow(place: TransitPosition, from: SignNumber): TransitNow {
  return {
    body: bodyName(place.body),
    zodiac: signName(place.sign),
    rasi_no: place.sign,
    house: houseFrom(from, place.sign),
    local_degree: degrees(place.degree),
    global_degree: degrees(place.longitude),
    nakshatra: nakshatraName(place.nakshatra),
    nakshatra_pada: place.pada,
    retro: place.retrograde,
    speed: degrees(place.speed),
    since: instantOrNull(place.since),
    until: instantOrNull(place.until),
  };
}

/** The change of an event, in the field of its kind. */
export function changeOf(event: TransitEvent): string | null {
  switch (event.kind) {
    case 'station':
      return event.motion;
    case 'lunation':
      return event.phase;
    case 'solar_eclipse':
    case 'lunar_eclipse':
      return event.type;
    case 'combustion':
      return event.change;
    default:
      return null;
  }
}

export function transitRow({ event, house, effect }: ForecastEvent): TransitRow {
  return {
    kind: event.kind,
    at: isoFromJulianDay(event.jdUt),
    body: 'body' in event ? bodyName(event.body) : null,
    zodiac: 'sign' in event ? signName(event.sign) : null,
    nakshatra: 'nakshatra' in event ? nakshatraName(event.nakshatra) : null,
    change: changeOf(event),
    house,
    effect,
  };
}

/** Number of transits of a month that are marked as important. */
const IMPORTANT = 4;

/**
 * The transits of a month in order, each eclipse once. Four are marked as important: the weightiest of those
 * to come, then past ones.
 * @param todayJdUt midnight at which today begins
 */
export function monthTransits(
  events: readonly ForecastEvent[],
  todayJdUt: JulianDay,
): MonthTransit[] {
  const shown = withoutEclipsedMoons(events);
  const isPast = ({ event }: ForecastEvent): boolean => event.jdUt < todayJdUt;
  const important = new Set(
    shown
      .toSorted(
        (a, b) =>
          Number(isPast(a)) - Number(isPast(b)) || weightOfEvent(b.event) - weightOfEvent(a.event),
      )
      .slice(0, IMPORTANT),
  );
  return shown.map((event) => ({
    ...transitRow(event),
    important: important.has(event),
    past: isPast(event),
  }));
}
