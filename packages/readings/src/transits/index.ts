import type { GocharaRow, HouseNumber } from '@jyoti/jyotish';
import { horoscopeMessages } from '../horoscope/messages.ts';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { transitsMessages } from '../messages.generated/transits.ts';
import { inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaList, grahaName, signName } from '../words.ts';

/** What of a transit its reading is chosen from. */
export type TransitFacts = Pick<
  GocharaRow,
  'graha' | 'sign' | 'house' | 'effect' | 'vedhaHouse' | 'by'
>;

/** Good houses of the Moon from the natal Moon (Phaladeepika 26). */
const EASY_MOON: ReadonlySet<HouseNumber> = new Set([1, 3, 6, 7, 10, 11]);

/** The advice of a sign's horoscope for the house from the natal Moon, because the sign represents the Moon's there. */
function adviceText(graha: TransitFacts['graha'], house: HouseNumber, language: ReadingLanguage) {
  const { gochara, moon } = horoscopeMessages(language);
  if (graha !== 'moon') return gochara.gochara[graha][house][1];
  return moon.advice[EASY_MOON.has(house) ? 'ease' : 'patience'][house][1];
}

/**
 * Where a graha is, counted from the natal Moon, with the advice for that house, and what obstructs or relieves it
 * (Phaladeepika 26). Houses in it are counted from the Moon.
 */
export function transitReading(
  { graha, sign, house, effect, vedhaHouse, by }: TransitFacts,
  language: ReadingLanguage,
): Reading {
  return reading(transitsMessages, language, ({ places, ...met }) => {
    const place = say(graha === 'moon' ? places.moon : places.other, {
      graha: grahaName(graha, language),
      sign: signName(sign, language),
      house: inLanguage(housesMessages, language)[house],
      advice: adviceText(graha, house, language),
    });
    if ((effect !== 'obstructed' && effect !== 'relieved') || vedhaHouse === null) return place;
    const other = say(met[effect], {
      by: grahaList(by, language),
      house: inLanguage(housesMessages, language)[vedhaHouse],
    });
    return `${place} ${other}`;
  });
}
