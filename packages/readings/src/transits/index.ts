import type { GocharaRow, HouseNumber } from '@jyoti/jyotish';
import { horoscopeMessages } from '../horoscope/messages.ts';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { transitsMessages } from '../messages.generated/transits.ts';
import { reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaList, signName } from '../words.ts';

/** What of a transit its reading is chosen from. */
export type TransitFacts = Pick<
  GocharaRow,
  'graha' | 'sign' | 'house' | 'effect' | 'vedhaHouse' | 'by'
>;

/**
 * The house from the natal Moon has the texts of a sign's horoscope, because the sign represents the Moon's there. Of the Moon
 * it is the last wording: the first ones are about a day that is named in the same text.
 */
function placeText(graha: TransitFacts['graha'], house: HouseNumber, language: ReadingLanguage) {
  const { gochara, moon } = horoscopeMessages(language);
  if (graha !== 'moon') return gochara.gochara[graha][house][1];
  return Object.values(moon.houses.general[house]).at(-1)!;
}

/**
 * What the transit of a graha often looks like in its house from the natal Moon, and what obstructs or relieves it
 * (Phaladeepika 26). Houses in it are counted from the Moon.
 */
export function transitReading(
  { graha, sign, house, effect, vedhaHouse, by }: TransitFacts,
  language: ReadingLanguage,
): Reading {
  return reading(transitsMessages, language, (met) => {
    const place = say(placeText(graha, house, language), {
      sign: signName(sign, language),
    });
    if ((effect !== 'obstructed' && effect !== 'relieved') || vedhaHouse === null) return place;
    const other = say(met[effect], {
      by: grahaList(by, language),
      house: housesMessages[language][vedhaHouse],
    });
    return `${place} ${other}`;
  });
}
