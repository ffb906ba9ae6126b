import type { PlanetId } from '../chart/index.ts';
import type { DayPanchang, TimeSpan, TithiSpan } from '../panchang/index.ts';
import { isoFromJulianDay } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';

/** A limb as `PanchangCard` shows it. Instants in ISO 8601, UTC. */
export interface KitLimb {
  /** Sanskrit in plain Latin letters */
  name: string;
  /** beginning */
  start: string;
  /** end */
  end: string;
}

/** The props of `PanchangCard` in `@jyoti/ui/recipes/panchang-card` that a day gives. Instants in ISO 8601, UTC. */
export interface PanchangCardInput {
  /** the civil date, `YYYY-MM-DD` */
  date: string;
  /** the weekday */
  vara: {
    /** Sanskrit in plain Latin letters */
    name: string;
    /** planet that rules it */
    lord: PlanetId;
  };
  /** lunar days */
  tithi: KitLimb[];
  /** the Moon's nakshatras */
  nakshatra: KitLimb[];
  /** yogas of Sun and Moon */
  yoga: KitLimb[];
  /** half-tithis */
  karana: KitLimb[];
  /** null if it does not occur on the day */
  times: {
    /** beginning of the day */
    sunrise: string | null;
    /** end of its daylight */
    sunset: string | null;
    /** of the upper limb, with refraction */
    moonrise: string | null;
    /** of the upper limb, with refraction */
    moonset: string | null;
    /** end of the vedic day */
    nextSunrise: string | null;
  };
}

/** Names of the weekdays in a panchang, Sunday first. */
const VARA_NAMES = [
  'Ravivar',
  'Somvar',
  'Mangalvar',
  'Budhvar',
  'Guruvar',
  'Shukravar',
  'Shanivar',
] as const;

const isoOrNull = (jdUt: JulianDay | null) => (jdUt === null ? null : isoFromJulianDay(jdUt));

const limb = (name: string, { startJdUt, endJdUt }: TimeSpan): KitLimb => ({
  name,
  start: isoFromJulianDay(startJdUt),
  end: isoFromJulianDay(endJdUt),
});

/** "Shukla Navami"; the full and the new moon need no paksha. */
function tithiName({ number, name, paksha }: TithiSpan): string {
  if (number % 15 === 0) return name;
  return `${paksha === 'shukla' ? 'Shukla' : 'Krishna'} ${name}`;
}

/**
 * The props of `PanchangCard` for a day:
 * `<PanchangCard place="Chennai" timeZone="Asia/Kolkata" {...panchangCardProps(day)} />`. The names are the engine's
 * Sanskrit ones in Latin letters; a product in another script replaces them.
 * @param day from `panchangOfDay`
 */
export function panchangCardProps(day: DayPanchang): PanchangCardInput {
  return {
    date: day.civilDay.date,
    vara: { name: VARA_NAMES[day.weekday], lord: day.dayLord },
    tithi: day.tithis.map((tithi) => limb(tithiName(tithi), tithi)),
    nakshatra: day.nakshatras.map((span) => limb(span.nakshatra.name, span)),
    yoga: day.yogas.map((yoga) => limb(yoga.name, yoga)),
    karana: day.karanas.map((karana) => limb(karana.name, karana)),
    times: {
      sunrise: isoOrNull(day.sunriseJdUt),
      sunset: isoOrNull(day.sunsetJdUt),
      moonrise: isoOrNull(day.moonriseJdUt),
      moonset: isoOrNull(day.moonsetJdUt),
      nextSunrise: isoOrNull(day.nextSunriseJdUt),
    },
  };
}
