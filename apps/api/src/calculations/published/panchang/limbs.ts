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
import { instantOrNull, spanOf } from '../../requests/instants.ts';
import { grahaName, titleCase } from '../wire-names.ts';
import type { TextRenderer } from '../text-renderer.ts';

export function tithiRow(tithi: TithiSpan, renderer: TextRenderer): PanchangLimbs['tithi'] {
  const { name, number, paksha, type, deity } = tithi;
  const meaning = renderer.textOf(tithiMeaning(number, renderer.language));
  return { name, number, paksha, type: titleCase(type), diety: deity, meaning, ...spanOf(tithi) };
}

export function nakshatraRow(
  span: NakshatraSpan,
  renderer: TextRenderer,
): PanchangLimbs['nakshatra'] {
  const { number, name, lord, deity } = span.nakshatra;
  const special = renderer.textOf(nakshatraSpecial(number, renderer.language));
  return { name, number, lord: grahaName(lord), diety: deity, special, ...spanOf(span) };
}

export function yogaRow(yoga: YogaSpan, renderer: TextRenderer): PanchangLimbs['yoga'] {
  const { name, number, good } = yoga;
  const { meaning, special } = renderer.textOf(yogaReading(number, renderer.language));
  return { name, number, good, meaning, special, ...spanOf(yoga) };
}

export function karanaRow(karana: KaranaSpan, renderer: TextRenderer): PanchangLimbs['karana'] {
  const { name, number, kind, lord, deity } = karana;
  const meaning = renderer.textOf(karanaMeaning(name, renderer.language));
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
  renderer: TextRenderer,
): PanchangLimbs {
  return {
    tithi: tithiRow(tithi, renderer),
    nakshatra: nakshatraRow(nakshatra, renderer),
    yoga: yogaRow(yoga, renderer),
    karana: karanaRow(karana, renderer),
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
