import {
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
import { entry, reading, type Reading } from '../reading.ts';

export { chandrabalaMeaning, taraMeaning } from './star-day.ts';

/** The meaning of a yoga's name, and its use by custom. */
export interface YogaText {
  /** the name in English */
  readonly meaning: string;
  /** what it is used for by custom */
  readonly special: string;
}

/**
 * Meaning of a tithi.
 * @param number 1 to 30; 15 is Purnima, 30 Amavasya
 * @throws ReadingError `unknown_subject` outside of these
 */
export function tithiMeaning(number: number, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ tithis }) => entry(tithis, number));
}

/**
 * What the Moon in a nakshatra is considered favourable for.
 * @param number 1 (Ashwini) to 27 (Revati)
 * @throws ReadingError `unknown_subject` outside of these
 */
export function nakshatraSpecial(number: number, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ nakshatras }) => entry(nakshatras, number));
}

/**
 * Meaning of a yoga's name, and its use.
 * @param number 1 (Vishkambha) to 27 (Vaidhriti)
 * @throws ReadingError `unknown_subject` outside of these
 */
export function yogaReading(number: number, language: ReadingLanguage): Reading<YogaText> {
  return reading(almanacMessages, language, ({ yogas }) => entry(yogas, number));
}

/**
 * What a karana is considered favourable for.
 * @param name as the engine spells it
 * @throws ReadingError `unknown_subject` for another name
 */
export function karanaMeaning(name: string, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ karanas }) =>
    entry(karanas, name as keyof AlmanacMessages['karanas']),
  );
}

/** What a weekday is considered favourable for. */
export function weekdayMeaning(weekday: Weekday, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ weekdays }) => entry(weekdays, weekday));
}

/** What the hour of a planet is considered favourable for. */
export function horaBenefits(lord: PlanetId, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ horas }) => entry(horas, lord));
}

/** What a choghadiya is considered favourable for. */
export function choghadiyaMeaning(name: ChoghadiyaName, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ choghadiyas }) => entry(choghadiyas, name));
}

/** Why a choghadiya is avoided regardless of its name. */
export function choghadiyaMarkMeaning(mark: ChoghadiyaMark, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ choghadiyaMarks }) => entry(choghadiyaMarks, mark));
}

/** Description of a season. */
export function rituMeaning(ritu: Ritu, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ ritus }) => entry(ritus, ritu));
}

/** Description of the Sun's northern or southern course (ayana). */
export function ayanaMeaning(ayana: Ayana, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ ayanas }) => entry(ayanas, ayana));
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
    const known = entry(months, month.number);
    return month.adhika ? `${known} ${adhika}` : known;
  });
}

/** Meaning of a phase of the Moon. */
export function moonStateReading(state: MoonState, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ moonStates }) => entry(moonStates, state));
}
