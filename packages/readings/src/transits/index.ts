import type { GocharaRow, HouseNumber } from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import { horoscopeEn } from '../horoscope/en/index.ts';
import { horoscopeHi } from '../horoscope/hi/index.ts';
import type { HoroscopeTexts } from '../horoscope/horoscope.types.ts';
import type { ReadingLanguage } from '../language.ts';
import { names } from '../names.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { listed, sentence } from '../sentence.ts';
import { transitsEn } from './en.ts';
import { transitsHi } from './hi.ts';
import type { TransitTexts } from './transits.types.ts';

/** The house from the natal Moon has the texts of a sign's horoscope, because the sign represents the Moon's there. */
const catalogue: Catalogue<TransitTexts & { readonly horoscope: HoroscopeTexts }> = {
  en: { ...transitsEn, horoscope: horoscopeEn },
  hi: { ...transitsHi, horoscope: horoscopeHi },
};

/** What of a transit its reading is textLanguage from. */
export type TransitFacts = Pick<
  GocharaRow,
  'graha' | 'sign' | 'house' | 'effect' | 'vedhaHouse' | 'by'
>;

/** The last wording for the Moon: the first ones are about a day that is named in the same text. */
function placeText(
  { gochara, moon }: HoroscopeTexts,
  graha: TransitFacts['graha'],
  house: HouseNumber,
): string {
  if (graha === 'moon') return moon.general[house].at(-1) ?? '';
  return gochara[graha][house][0] ?? '';
}

/**
 * What the transit of a graha often looks like in its house from the natal Moon, and what obstructs or relieves it
 * (Phaladeepika 26). Houses in it are counted from the Moon.
 */
export function transitReading(
  { graha, sign, house, effect, vedhaHouse, by }: TransitFacts,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ met, horoscope }, textLanguage) => {
    const place = fill(placeText(horoscope, graha, house), {
      sign: names(textLanguage).signs[sign].common,
    });
    if ((effect !== 'obstructed' && effect !== 'relieved') || vedhaHouse === null) return place;
    const other = sentence(met[effect], {
      by: listed(
        by.map((one) => horoscope.grahas[one]),
        horoscope.locale,
      ),
      house: horoscope.houses[vedhaHouse],
    });
    return `${place} ${other}`;
  });
}
