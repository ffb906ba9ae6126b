import {
  bhavaChart,
  birthPanchang,
  eachGraha,
  horaLordOf,
  normaliseDegrees,
} from '../chart/index.ts';
import type {
  Bhavas,
  BhavaNotice,
  BirthPanchang,
  Chart,
  GrahaId,
  PanchangNotice,
  PlanetId,
  SignNumber,
} from '../chart/index.ts';
import { angles, trueObliquity } from '../sky/index.ts';
import { civilFromJulianDay } from '../time/index.ts';
import { daysFromDate } from '../time/calendar.ts';
import { meanMotionOf, STAR_PLANETS } from './mean-longitudes.ts';
import type { MeanMotion, StarPlanet } from './mean-longitudes.ts';
import type { ShadbalaSettings } from './shadbala-settings.ts';
import { timeLordsOf } from './time-lords.ts';
import type { GrahaLongitudes } from './varga-relation.ts';

/** A third of the day from sunrise to sunset, or of the night after it. */
export interface DayThird {
  /** part of the vedic day */
  readonly of: 'day' | 'night';
  /** from sunrise or from sunset */
  readonly number: 1 | 2 | 3;
}

/** Why a part of shadbala is missing or is on other houses: as `birthPanchang` and `bhavaChart` say it. */
export type ShadbalaNotice = PanchangNotice | BhavaNotice;

/** Everything that the six strengths are computed from. */
export interface ShadbalaFacts {
  /** sidereal, degrees; the nodes only decide whether Mercury is joined by a malefic */
  readonly longitudes: GrahaLongitudes;
  /** ecliptic, degrees: they decide a war in the school where the northern one wins */
  readonly latitudes: Readonly<Record<GrahaId, number>>;
  /** sign of the ascendant */
  readonly lagna: SignNumber;
  /** their middles are the points of dig bala and of the houses' own strength */
  readonly bhavas: Bhavas;
  /** what was taken off tropical longitudes, degrees */
  readonly ayanamsa: number;
  /** how far the Sun has turned since it was at the lower meridian, degrees: local apparent time, 180 at noon */
  readonly fromMidnight: number;
  /** null where the Sun did not rise and set */
  readonly third: DayThird | null;
  /** lords of the year, the month, the day and the planetary hour */
  readonly lords: {
    /** planet of the year's first day */
    readonly year: PlanetId;
    /** planet of the month's first day */
    readonly month: PlanetId;
    /** planet of the weekday */
    readonly day: PlanetId;
    /** planet of the hora; null where the Sun did not rise and set */
    readonly hour: PlanetId | null;
  };
  /** mean longitudes of the five, from which their motion is judged */
  readonly means: Readonly<Record<StarPlanet, MeanMotion>>;
  /** what could not be given, and why */
  readonly notices: readonly ShadbalaNotice[];
}

const DEGREE = Math.PI / 180;
const DAYS_TO_UNIX_EPOCH = 2_440_588;

/**
 * What the strengths of a birth chart are computed from. The houses are Sripati's.
 * @param chart from `castChart`; its ayanamsa and its sunrise are used
 */
export function shadbalaFacts(
  chart: Chart,
  { hora }: Pick<ShadbalaSettings, 'hora'>,
): ShadbalaFacts {
  const { grahas, settings, time, deltaTSeconds } = chart;
  const { bhavas, notices } = bhavaChart(chart);
  const panchang = birthPanchang(chart);
  const ayanamsa = settings.ayanamsaDegrees + settings.nutationDegrees;
  const jdTt = time.jdUt + deltaTSeconds / 86_400;
  return {
    longitudes: eachGraha((graha) => grahas[graha].longitude),
    latitudes: eachGraha((graha) => grahas[graha].latitude),
    lagna: chart.ascendant.sign,
    bhavas,
    ayanamsa,
    fromMidnight: fromMidnight(chart, ayanamsa),
    third: thirdOf(panchang, time.jdUt),
    lords: {
      ...timeLordsOf(dayNumberOf(chart, panchang)),
      day: panchang.dayLord,
      hour: hora === 'seasonal' ? panchang.horaLord : equalHourLord(panchang, time.jdUt),
    },
    means: Object.fromEntries(
      STAR_PLANETS.map((planet) => [planet, meanMotionOf(planet, jdTt, settings.ayanamsaDegrees)]),
    ) as Record<StarPlanet, MeanMotion>,
    notices: [...panchang.notices, ...notices],
  };
}

/** Hour angle of the Sun, counted from midnight. */
function fromMidnight({ birth, time, deltaTSeconds, grahas }: Chart, ayanamsa: number): number {
  const longitude = (grahas.sun.longitude + ayanamsa) * DEGREE;
  const obliquity = trueObliquity(time.jdUt + deltaTSeconds / 86_400) * DEGREE;
  const rightAscension = Math.atan2(Math.sin(longitude) * Math.cos(obliquity), Math.cos(longitude));
  const { siderealTime } = angles(time.jdUt, birth, deltaTSeconds);
  return normaliseDegrees(siderealTime - rightAscension / DEGREE + 180);
}

function thirdOf({ sunrise, sunset, nextSunrise }: BirthPanchang, jdUt: number): DayThird | null {
  if (sunrise === null || sunset === null || nextSunrise === null) return null;
  const isDay = jdUt < sunset.jdUt;
  const [from, to] = isDay ? [sunrise, sunset] : [sunset, nextSunrise];
  const passed = (jdUt - from.jdUt) / (to.jdUt - from.jdUt);
  return {
    of: isDay ? 'day' : 'night',
    number: (Math.min(Math.floor(passed * 3), 2) + 1) as DayThird['number'],
  };
}

function equalHourLord({ sunrise, weekday }: BirthPanchang, jdUt: number): PlanetId | null {
  return sunrise === null ? null : horaLordOf(weekday, Math.floor((jdUt - sunrise.jdUt) * 24));
}

/** Julian day number of the vedic day: of the date at its sunrise, or of the civil date where the Sun does not rise. */
function dayNumberOf({ birth, time }: Chart, { sunrise }: BirthPanchang): number {
  // Six hours on, as the weekday is found: a sunrise near the polar circle can fall just before civil midnight.
  const instant = sunrise === null ? time.jdUt : sunrise.jdUt + 0.25;
  const { date } = civilFromJulianDay(instant, birth.timeZone);
  // Not by `parseDate`: the vedic day of a birth on the first day of the range begins before it.
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return daysFromDate({ year, month, day }) + DAYS_TO_UNIX_EPOCH;
}
