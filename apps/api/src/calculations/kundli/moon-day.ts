import {
  almanacSky,
  civilDays,
  civilFromJulianDay,
  limbsBetween,
  matchMoonsBetween,
  signsBetween,
  type Chart,
  type JulianDay,
  type MatchMoonSpan,
  type SignNumber,
} from '@jyoti/jyotish';
import { notice } from '@jyoti/readings';
import type { Language } from '@jyoti/contract';
import { formatClock } from '@jyoti/language';
import { skyMessages } from '@jyoti/language/terms/sky';

/** A part of the day of birth, Julian days UT. */
interface Part {
  readonly startJdUt: JulianDay;
  readonly endJdUt: JulianDay;
}

/** The local day of a birth, and the positions of the Moon during it. */
export interface MoonDay extends Part {
  readonly signs: readonly (Part & { readonly sign: SignNumber })[];
  /** `nakshatra` counts from 1 (Ashwini). */
  readonly nakshatras: readonly (Part & { readonly nakshatra: number })[];
}

/** The almanac sky for the Moon during a chart's day. */
const skyOfDay = ({ settings, time }: Chart) => almanacSky(settings.ayanamsa, time.jdUt);

/** The local day on which a chart was cast. */
function localDay({ birth }: Chart): Part {
  const [day] = civilDays(birth.date, 1, birth.timeZone);
  if (!day) throw new Error('A date has a day.');
  return day;
}

/** The complete local day of a chart, with the signs and nakshatras of the Moon. */
export function dayOfMoon(chart: Chart): MoonDay {
  const { startJdUt, endJdUt } = localDay(chart);
  const sky = skyOfDay(chart);
  const signs = signsBetween(sky.moon, startJdUt, endJdUt);
  return {
    startJdUt,
    endJdUt,
    signs: signs.map(({ sign, enteredJdUt, leftJdUt }) => ({
      sign,
      startJdUt: enteredJdUt ?? startJdUt,
      endJdUt: leftJdUt ?? endJdUt,
    })),
    nakshatras: limbsBetween(startJdUt, endJdUt, sky).nakshatras.map((span) => ({
      nakshatra: span.number,
      startJdUt: Math.max(span.startJdUt, startJdUt),
      endJdUt: Math.min(span.endJdUt, endJdUt),
    })),
  };
}

/** The Moon during the local day of a chart, in spans that a match distinguishes. */
export function matchMoonsOfDay(chart: Chart): MatchMoonSpan[] {
  const { startJdUt, endJdUt } = localDay(chart);
  return matchMoonsBetween(skyOfDay(chart).moon, startJdUt, endJdUt);
}

/** Notices of when the Moon changes sign and nakshatra during a day. */
export function moonChangeNotices(chart: Chart, day: MoonDay, language: Language): string[] {
  const { signs } = skyMessages[language];
  const nakshatras: Readonly<Record<number, string>> = skyMessages[language].nakshatras;
  const clock = (jdUt: JulianDay) =>
    formatClock(civilFromJulianDay(jdUt, chart.birth.timeZone).time, language);
  const signChanges = day.signs.slice(1).map(({ sign, startJdUt }, before) =>
    notice('moonChangesSign', language, {
      first: signs[day.signs[before]?.sign ?? sign].name,
      second: signs[sign].name,
      time: clock(startJdUt),
    }),
  );
  const nakshatraChanges = day.nakshatras.slice(1).map(({ nakshatra, startJdUt }, before) =>
    notice('moonChangesNakshatra', language, {
      first: nakshatras[day.nakshatras[before]?.nakshatra ?? nakshatra] ?? '',
      second: nakshatras[nakshatra] ?? '',
      time: clock(startJdUt),
    }),
  );
  return [...signChanges, ...nakshatraChanges];
}

/** Notices for a reader about a birth without a time. */
export function unknownTimeNotices(chart: Chart, day: MoonDay, language: Language): string[] {
  return [
    notice('timeUnknown', language),
    ...moonChangeNotices(chart, day, language),
    notice('dashasUncertain', language),
  ];
}
