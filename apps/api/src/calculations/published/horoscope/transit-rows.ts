import {
  BODY_NAMES,
  houseFrom,
  isoFromJulianDay,
  NAKSHATRAS,
  type ForecastEvent,
  type SignNumber,
  type TransitBodyId,
  type TransitEvent,
  type TransitPosition,
} from '@jyoti/jyotish';
import type { Because } from '@jyoti/reports';
import type { HoroscopeBecause, TransitNow, TransitRow } from '@jyoti/contract';
import { degrees, instantOrNull } from '../../requests/instants.ts';
import { grahaName, signName } from '../wire-names.ts';

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
function changeOf(event: TransitEvent): string | null {
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

/** A transit that a line is based on. */
export function becauseRow({ event, stay, ...row }: Because): HoroscopeBecause {
  return {
    effect: row.effect,
    benefic: row.benefic,
    vedha_house: row.vedhaHouse,
    by: row.by.map(grahaName),
    at: instantOrNull(event?.jdUt ?? stay?.fromJdUt ?? null),
    until: instantOrNull(stay?.toJdUt ?? null),
    change: event && changeOf(event),
    nakshatra: row.nakshatra === null ? null : nakshatraName(row.nakshatra),
    points: row.points,
    share: row.share,
    id: row.id,
    area: row.area,
    reason: row.reason === 'good_days' ? 'moon' : row.reason,
    graha: grahaName(row.graha),
    zodiac: signName(row.sign),
    house: row.house,
  };
}
