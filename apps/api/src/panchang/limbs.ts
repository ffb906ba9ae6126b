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
import { karanaMeaning, nakshatraSpecial, tithiMeaning, yogaReading } from '@jyoti/readings';
import type { Panchang, PanchangLimbs } from '@jyoti/contract';
import { instantOrNull, spanOf } from '../kundli/instants.ts';
import { grahaName, titled } from '../kundli/wire-names.ts';
import type { Telling } from '../texts/telling.ts';

export function tithiRow(tithi: TithiSpan, telling: Telling): PanchangLimbs['tithi'] {
  const { name, number, paksha, type, deity } = tithi;
  const meaning = telling.tell(tithiMeaning(number, telling.language));
  return { name, number, paksha, type: titled(type), diety: deity, meaning, ...spanOf(tithi) };
}

export function nakshatraRow(span: NakshatraSpan, telling: Telling): PanchangLimbs['nakshatra'] {
  const { number, name, lord, deity } = span.nakshatra;
  const special = telling.tell(nakshatraSpecial(number, telling.language));
  return { name, number, lord: grahaName(lord), diety: deity, special, ...spanOf(span) };
}

export function yogaRow(yoga: YogaSpan, telling: Telling): PanchangLimbs['yoga'] {
  const { name, number, good } = yoga;
  const { meaning, special } = telling.tell(yogaReading(number, telling.language));
  return { name, number, good, meaning, special, ...spanOf(yoga) };
}

export function karanaRow(karana: KaranaSpan, telling: Telling): PanchangLimbs['karana'] {
  const { name, number, kind, lord, deity } = karana;
  const meaning = telling.tell(karanaMeaning(name, telling.language));
  return {
    name,
    number,
    type: kind,
    lord: grahaName(lord),
    diety: deity,
    meaning,
    ...spanOf(karana),
  };
}

export function limbRows(
  { tithi, nakshatra, yoga, karana }: LimbsNow,
  telling: Telling,
): PanchangLimbs {
  return {
    tithi: tithiRow(tithi, telling),
    nakshatra: nakshatraRow(nakshatra, telling),
    yoga: yogaRow(yoga, telling),
    karana: karanaRow(karana, telling),
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
