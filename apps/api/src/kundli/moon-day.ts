import {
  almanacSky,
  civilDays,
  civilFromJulianDay,
  limbsBetween,
  signsBetween,
  type Chart,
  type JulianDay,
  type SignNumber,
} from '@jyoti/jyotish';
import { names, notice } from '@jyoti/readings';
import type { Language } from '@jyoti/contract';

/** A part of the day of birth, Julian days UT. */
interface Part {
  readonly startJdUt: JulianDay;
  readonly endJdUt: JulianDay;
}

/** The local day of a birth, and where the Moon stands in the course of it. */
export interface MoonDay extends Part {
  readonly signs: readonly (Part & { readonly sign: SignNumber })[];
  /** `nakshatra` counts from 1 (Ashwini). */
  readonly nakshatras: readonly (Part & { readonly nakshatra: number })[];
}

/** The whole local day on which a chart was cast. */
export function dayOfMoon({ birth, settings, time }: Chart): MoonDay {
  const [day] = civilDays(birth.date, 1, birth.timezone);
  if (!day) throw new Error('A date has a day.');
  const { startJdUt, endJdUt } = day;
  const sky = almanacSky(settings.ayanamsa, time.jdUt);
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

/** What a reader must know of a birth whose time is not known, in words. */
export function unknownTimeNotices(chart: Chart, day: MoonDay, language: Language): string[] {
  const { signs, nakshatras } = names(language);
  const clock = (jdUt: JulianDay) =>
    civilFromJulianDay(jdUt, chart.birth.timezone).time.slice(0, 5);
  const signChanges = day.signs.slice(1).map(({ sign, startJdUt }, before) =>
    notice('moonChangesSign', language, {
      first: signs[day.signs[before]?.sign ?? sign].common,
      second: signs[sign].common,
      time: clock(startJdUt),
    }),
  );
  const nakshatraChanges = day.nakshatras.slice(1).map(({ nakshatra, startJdUt }, before) =>
    notice('moonChangesNakshatra', language, {
      first: nakshatras[(day.nakshatras[before]?.nakshatra ?? nakshatra) - 1] ?? '',
      second: nakshatras[nakshatra - 1] ?? '',
      time: clock(startJdUt),
    }),
  );
  return [
    notice('timeUnknown', language),
    ...signChanges,
    ...nakshatraChanges,
    notice('dashasUncertain', language),
  ];
}
