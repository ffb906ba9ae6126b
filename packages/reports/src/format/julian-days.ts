import { isoFromJulianDay, type JulianDay } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { dayOf } from './format.ts';

/** A day of an instant, in the zone of the place: 11 Jun 2026. @param jdUt Julian day, UT */
export const dayOfJulianDay = (jdUt: JulianDay, timezone: string, language: Language): string =>
  dayOf(isoFromJulianDay(jdUt), timezone, language);
