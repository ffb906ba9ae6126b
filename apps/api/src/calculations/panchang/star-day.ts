import { NAKSHATRAS, starDayOf, type BirthStar, type DayPanchang } from '@jyoti/jyotish';
import { chandrabalaMeaning, taraMeaning } from '@jyoti/readings';
import type { MuhuratName, StarDay } from '@jyoti/contract';
import { spanOf } from '../kundli/instants.ts';
import { signName, titleCase } from '../kundli/wire-names.ts';
import type { TextRenderer } from '../texts/text-renderer.ts';

/** A day for a birth star, with a sentence for each tara and each sign of the Moon. */
export function starDayRows(day: DayPanchang, star: BirthStar, renderer: TextRenderer): StarDay {
  const { taras, chandras, goodTimes, avoidedTimes } = starDayOf(day, star);
  const { language } = renderer;
  return {
    tarabala: taras.map((span) => ({
      ...spanOf(span),
      tara: span.tara,
      nakshatra: NAKSHATRAS[span.nakshatra - 1]!.name,
      count: span.count,
      strength: span.strength,
      text: renderer.textOf(taraMeaning(span.tara, language)),
    })),
    chandrabala: chandras.map((span) => ({
      ...spanOf(span),
      sign: signName(span.sign),
      house: span.house,
      strength: span.strength,
      text: renderer.textOf(chandrabalaMeaning(span.house, span.strength, language)),
    })),
    good_times: goodTimes.map((time) => ({
      ...spanOf(time),
      choghadiya: titleCase(time.choghadiya) as MuhuratName,
    })),
    avoid_times: avoidedTimes.map((time) => ({ ...spanOf(time), name: time.name })),
  };
}
