import type { SignNumber } from '../chart/index.ts';
import type { SankrantiDay } from '../festival/index.ts';
import type { LunarMonthNumber, Samvatsara } from '../panchang/index.ts';
import type { JulianDay } from '../time/index.ts';

/** Calendars whose months begin with the Sun's entry into a sidereal sign. */
export const SOLAR_CALENDARS = ['tamil', 'malayalam', 'bengali', 'odia'] as const;
/** Calendars of months from new moon to new moon. */
export const LUNAR_CALENDARS = ['telugu', 'kannada', 'gujarati'] as const;
/** Calendars of fixed months. */
export const FIXED_CALENDARS = ['nanakshahi', 'national'] as const;

export type SolarCalendar = (typeof SOLAR_CALENDARS)[number];
export type LunarCalendar = (typeof LUNAR_CALENDARS)[number];
export type FixedCalendar = (typeof FIXED_CALENDARS)[number];
export type RegionalCalendar = SolarCalendar | LunarCalendar | FixedCalendar;

/**
 * What a year is counted from. `kali` and `shaka` are elapsed years; `vikram` is that of Gujarat, which begins with
 * Kartika.
 */
export type RegionalEra =
  | 'kali'
  | 'kollam'
  | 'bangabda'
  | 'amli'
  | 'shaka'
  | 'vikram'
  | 'nanakshahi';

/** Why a date is what it is. */
export type RegionalBasis =
  /** the Sun's entry that began the month, and the rule that chose its day */
  | {
      readonly kind: 'sankranti';
      /** that the Sun entered */
      readonly sign: SignNumber;
      /** of that entry, Julian day UT */
      readonly jdUt: JulianDay;
      /** how the day is chosen from the instant */
      readonly rule: SankrantiDay;
    }
  /** the tithi at sunrise, 1 to 30, and one that begins and ends before the next sunrise, if any */
  | {
      readonly kind: 'tithi';
      /** 1 (Chaitra) to 12 (Phalguna) */
      readonly month: LunarMonthNumber;
      /** at sunrise, 1 to 30 */
      readonly tithi: number;
      /** 1 to 30; null if no tithi is left out */
      readonly skipped: number | null;
    }
  /** months of fixed lengths */
  | { readonly kind: 'fixed' };

/** A civil date in a regional calendar. */
export interface RegionalDate {
  /** one of nine */
  readonly calendar: RegionalCalendar;
  /** 1 to 12 in the order of the calendar's own year */
  readonly month: number;
  /** in the language of the calendar, Latin letters */
  readonly monthName: string;
  /** an intercalary month of a lunar calendar */
  readonly adhika: boolean;
  /** solar and fixed months: 1 to 32; lunar months: the tithi at sunrise, 1 to 30, that may repeat or be left out */
  readonly day: number;
  /** of the era, at this date */
  readonly year: number;
  /** from which the years are counted */
  readonly era: RegionalEra;
  /** in the language of the calendar: Nyayiru, Robibar */
  readonly weekdayName: string;
  /**
   * the year's name in the cycle of sixty: Tamil, Telugu and Kannada years by the southern system. Malayalam, Bengali, Odia,
   * Nanakshahi and national years have none, so that it is null. Null for Gujarat too, whose almanacs print one by a rule
   * that no text gives
   */
  readonly yearName: Samvatsara | null;
  /** what the date follows from */
  readonly basis: RegionalBasis;
}

/** A regional date before its weekday is named. */
export type DateWithoutWeekday = Omit<RegionalDate, 'weekdayName'>;

/** Rules that differ between schools. */
export interface RegionalSettings {
  /** `almanac`: by the sankranti, as in India; `bangladesh`: the fixed months of the Bangla Academy (2019) */
  readonly bengali: (typeof BENGALI_RULES)[number];
  /** `date`: the civil date of the sankranti; `sunrise`: the day from sunrise to sunrise that contains it */
  readonly odia: (typeof ODIA_RULES)[number];
}

/** Schools of Bengali months; `RegionalSettings` says what they are. */
export const BENGALI_RULES = ['almanac', 'bangladesh'] as const;
/** Schools of Odia months; `RegionalSettings` says what they are. */
export const ODIA_RULES = ['date', 'sunrise'] as const;
