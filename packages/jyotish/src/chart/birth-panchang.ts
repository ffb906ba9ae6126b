import { civilFromJulianDay, isoFromJulianDay } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { PlanetId } from './bodies.ts';
import type { Chart } from './cast-chart.ts';
import { karanaOf, tithiOf, yogaOf } from './limbs.ts';
import type { Karana, Tithi, Yoga } from './limbs.ts';
import type { Weekday } from './lucky.ts';
import { nakshatraOf } from './nakshatras.ts';
import type { Nakshatra, Pada } from './nakshatras.ts';
import { dayLordOf, horaLordAt, vedicDayAt } from './vedic-day.ts';

/** An instant in two forms: for computing and for printing. */
export interface Instant {
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  /** ISO 8601 in UTC, to the second */
  readonly utc: string;
}

/** Why a value of the panchang is missing. */
export type PanchangNotice = 'no_sunrise' | 'no_sunset' | 'no_next_sunrise';

/** The five limbs at birth, with the vedic day. */
export interface BirthPanchang {
  /** lunar day that runs at birth */
  readonly tithi: Tithi;
  /** where the Moon is */
  readonly nakshatra: Nakshatra;
  /** quarter of that nakshatra, 1 to 4 */
  readonly pada: Pada;
  /** by the sum of the longitudes of Sun and Moon */
  readonly yoga: Yoga;
  /** half of the tithi that runs at birth */
  readonly karana: Karana;
  /** weekday from sunrise to sunrise; the civil weekday where there is no sunrise (`no_sunrise`) */
  readonly weekday: Weekday;
  /** planet of the weekday */
  readonly dayLord: PlanetId;
  /** lord of the planetary hour; null when the vedic day is not bounded by sunrises and a sunset */
  readonly horaLord: PlanetId | null;
  /** beginning of the vedic day that contains the birth */
  readonly sunrise: Instant | null;
  /** sunset of that vedic day */
  readonly sunset: Instant | null;
  /** end of that vedic day */
  readonly nextSunrise: Instant | null;
  /** what could not be given, and why */
  readonly notices: readonly PanchangNotice[];
}

function instant(jdUt: JulianDay | null): Instant | null {
  return jdUt === null ? null : { jdUt, utc: isoFromJulianDay(jdUt) };
}

/**
 * The panchang at the instant of a birth. Vara, day lord and hora lord count from sunrise as
 * `settings.sunrise` defines it; a birth before sunrise belongs to the weekday before.
 */
export function birthPanchang(chart: Chart): BirthPanchang {
  const { birth, time, settings, grahas } = chart;
  const sun = grahas.sun.longitude;
  const moon = grahas.moon.longitude;
  const day = vedicDayAt(time.jdUt, birth, settings.sunrise, birth.timeZone);
  const weekday = day?.weekday ?? civilFromJulianDay(time.jdUt, birth.timeZone).weekday;
  return {
    tithi: tithiOf(sun, moon),
    nakshatra: nakshatraOf(moon),
    pada: grahas.moon.pada,
    yoga: yogaOf(sun, moon),
    karana: karanaOf(sun, moon),
    weekday,
    dayLord: dayLordOf(weekday),
    horaLord: day === null ? null : horaLordAt(day, time.jdUt),
    sunrise: instant(day?.sunrise ?? null),
    sunset: instant(day?.sunset ?? null),
    nextSunrise: instant(day?.nextSunrise ?? null),
    notices: missing(day),
  };
}

function missing(day: ReturnType<typeof vedicDayAt>): PanchangNotice[] {
  if (day === null) return ['no_sunrise'];
  if (day.sunset === null) return ['no_sunset'];
  return day.nextSunrise === null ? ['no_next_sunrise'] : [];
}
