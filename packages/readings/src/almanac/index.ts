import {
  JyotishError,
  type Ayana,
  type ChoghadiyaMark,
  type ChoghadiyaName,
  type LunarMonthNumber,
  type MoonState,
  type PlanetId,
  type Ritu,
  type Weekday,
} from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { almanacMessages, type AlmanacMessages } from '../messages.generated/almanac.ts';
import { reading, type Reading } from '../reading.ts';

export { chandrabalaMeaning, taraMeaning } from './star-day.ts';

/** The meaning of a yoga's name, and its use by custom. */
export interface YogaText {
  /** the name in English */
  readonly meaning: string;
  /** what it is used for by custom */
  readonly special: string;
}

/** An item of a list that is counted from 1. */
function nth<Text>(texts: Readonly<Record<number, Text>>, number: number): Text {
  const text = texts[number];
  if (text === undefined) {
    const { length } = Object.keys(texts);
    throw new JyotishError('out_of_range', `The almanac counts 1 to ${length} here.`);
  }
  return text;
}

/**
 * Meaning of a tithi.
 * @param number 1 to 30; 15 is Purnima, 30 Amavasya
 * @throws JyotishError `out_of_range` outside of these
 */
export function tithiMeaning(number: number, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ tithis }) => nth(tithis, number));
}

/**
 * What the Moon in a nakshatra is considered favourable for.
 * @param number 1 (Ashwini) to 27 (Revati)
 * @throws JyotishError `out_of_range` outside of these
 */
export function nakshatraSpecial(number: number, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ nakshatras }) => nth(nakshatras, number));
}

/**
 * Meaning of a yoga's name, and its use.
 * @param number 1 (Vishkambha) to 27 (Vaidhriti)
 * @throws JyotishError `out_of_range` outside of these
 */
export function yogaReading(number: number, language: ReadingLanguage): Reading<YogaText> {
  return reading(almanacMessages, language, ({ yogas }) => nth(yogas, number));
}

/**
 * What a karana is considered favourable for.
 * @param name as the engine spells it
 * @throws JyotishError `out_of_range` for another name
 */
export function karanaMeaning(name: string, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ karanas }) => {
    if (!Object.hasOwn(karanas, name))
      throw new JyotishError('out_of_range', `No karana is named ${name}.`);
    return karanas[name as keyof AlmanacMessages['karanas']];
  });
}

/** What a weekday is considered favourable for. */
export function weekdayMeaning(weekday: Weekday, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ weekdays }) => weekdays[weekday]);
}

/** What the hour of a planet is considered favourable for. */
export function horaBenefits(lord: PlanetId, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ horas }) => horas[lord]);
}

/** What a choghadiya is considered favourable for. */
export function choghadiyaMeaning(name: ChoghadiyaName, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ choghadiyas }) => choghadiyas[name]);
}

/** Why a choghadiya is avoided regardless of its name. */
export function choghadiyaMarkMeaning(mark: ChoghadiyaMark, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ choghadiyaMarks }) => choghadiyaMarks[mark]);
}

/** Description of a season. */
export function rituMeaning(ritu: Ritu, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ ritus }) => ritus[ritu]);
}

/** Description of the Sun's northern or southern course (ayana). */
export function ayanaMeaning(ayana: Ayana, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ ayanas }) => ayanas[ayana]);
}

/** Description of a lunar month, with a note if it is intercalary. */
export function lunarMonthMeaning(
  month: {
    /** 1 (Chaitra) to 12 (Phalguna) */
    readonly number: LunarMonthNumber;
    /** an intercalary month */
    readonly adhika: boolean;
  },
  language: ReadingLanguage,
): Reading {
  return reading(almanacMessages, language, ({ months, adhika }) => {
    const known = nth(months, month.number);
    return month.adhika ? `${known} ${adhika}` : known;
  });
}

/** Meaning of a phase of the Moon. */
export function moonStateReading(state: MoonState, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ moonStates }) => moonStates[state]);
}
