import type {
  KaranaSpan,
  LimbsNow,
  LunarMonth,
  NakshatraSpan,
  PurnimantaMonth,
  Rises,
  TithiSpan,
  YogaSpan,
} from '@jyoti/jyotish';
import type { Panchang, PanchangLimbs } from '@jyoti/contract';
import { instantOrNull, spanOf } from '../kundli/instants.ts';
import { grahaName, titled } from '../kundli/wire-names.ts';

export function tithiRow(tithi: TithiSpan): PanchangLimbs['tithi'] {
  const { name, number, paksha, type, deity } = tithi;
  return { name, number, paksha, type: titled(type), diety: deity, ...spanOf(tithi) };
}

export function nakshatraRow(span: NakshatraSpan): PanchangLimbs['nakshatra'] {
  const { number, name, lord, deity } = span.nakshatra;
  return { name, number, lord: grahaName(lord), diety: deity, ...spanOf(span) };
}

export function yogaRow(yoga: YogaSpan): PanchangLimbs['yoga'] {
  const { name, number, good } = yoga;
  return { name, number, good, ...spanOf(yoga) };
}

export function karanaRow(karana: KaranaSpan): PanchangLimbs['karana'] {
  const { name, number, kind, lord, deity } = karana;
  return { name, number, type: kind, lord: grahaName(lord), diety: deity, ...spanOf(karana) };
}

export function limbRows({ tithi, nakshatra, yoga, karana }: LimbsNow): PanchangLimbs {
  return {
    tithi: tithiRow(tithi),
    nakshatra: nakshatraRow(nakshatra),
    yoga: yogaRow(yoga),
    karana: karanaRow(karana),
  };
}

export function riseRows(rises: Rises) {
  return {
    sun_rise: instantOrNull(rises.sunriseJdUt),
    sun_set: instantOrNull(rises.sunsetJdUt),
    moon_rise: instantOrNull(rises.moonriseJdUt),
    moon_set: instantOrNull(rises.moonsetJdUt),
    next_sun_rise: instantOrNull(rises.nextSunriseJdUt),
  };
}

export function masaOf(
  { name, adhika }: LunarMonth,
  purnimanta: PurnimantaMonth,
): Panchang['advanced_details']['masa'] {
  return { amanta: name, purnimanta: purnimanta.name, adhika };
}
