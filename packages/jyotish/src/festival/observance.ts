import type { SignNumber } from '../chart/index.ts';
import type { LunarMonthNumber } from '../panchang/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { Choice, Span } from './choose-day.ts';
import type { EkadashiChoice } from './ekadashi-days.ts';
import type { Puja } from './puja.ts';
import type { DayPart, FastEndRule, FestivalRank, Region, RuleSource } from './rule.ts';

/** What in the sky a date rests on. Spans are Julian days UT. */
export type Basis =
  | {
      readonly kind: 'tithi';
      /** 1 to 30 */
      readonly tithi: number;
      /** amanta month */
      readonly month: LunarMonthNumber;
      /** in an intercalary month */
      readonly adhika: boolean;
      /** beginning and end of the tithi */
      readonly span: Span;
    }
  | {
      readonly kind: 'nakshatra';
      /** of the Moon, 1 to 27 */
      readonly nakshatra: number;
      /** beginning and end of the nakshatra */
      readonly span: Span;
    }
  | {
      readonly kind: 'sankranti';
      /** that the Sun enters */
      readonly sign: SignNumber;
      /** of that entry, Julian day UT */
      readonly jdUt: JulianDay;
    };

/** The part of the chosen day that the rule tested, Julian days UT. */
export interface TestedWindow extends Span {
  /** which part it is */
  readonly part: DayPart | 'punya_kaal';
}

/**
 * When a fast of Ekadashi is broken, Julian days UT: after sunrise and after Hari Vasara, the first quarter of Dwadashi.
 * `start` to `end` is the preferred time: within the first fifth of the day, or within the fourth (aparahna) where Hari Vasara
 * lasts beyond the first, because midday is avoided.
 */
export interface Parana {
  /** earliest preferred time */
  readonly start: JulianDay;
  /** end of the preferred time */
  readonly end: JulianDay;
  /** the last moment: the end of Dwadashi or of the daylight; where Dwadashi ends before sunrise, the same as `end` */
  readonly latest: JulianDay;
  /** end of the first quarter of Dwadashi */
  readonly hariVasaraEnd: JulianDay;
  /** end of the twelfth tithi */
  readonly dwadashiEnd: JulianDay;
}

/** Additional facts of an Ekadashi. */
export interface EkadashiFast {
  /** without the word Ekadashi */
  readonly name: string;
  /** whose day it is: Smartas and Vaishnavas may fast on different ones */
  readonly tradition: 'all' | 'smarta' | 'vaishnava';
  /** when the fast may be broken */
  readonly parana: Parana;
}

/** When a fast ends, Julian days UT. */
export interface FastEnd {
  /** `after_hari_vasara`: an Ekadashi, whose `fast` has the details */
  readonly rule: FastEndRule | 'after_hari_vasara';
  /**
   * the first moment of the preferred time; of `puja` the beginning of the worship, after which the meal follows
   */
  readonly start: JulianDay;
  /** the end of the preferred time; null where the rule sets none; of `moonrise` the same as `start` */
  readonly end: JulianDay | null;
  /** the last moment at which the fast may be broken; null where the rule sets none */
  readonly latest: JulianDay | null;
}

/** A festival or vrat on its day. */
export interface Observance {
  /** id of its entry in `FESTIVALS`, stable */
  readonly id: string;
  /** plain Latin name */
  readonly name: string;
  /** the special name on this weekday, as Soma of a Pradosh on Monday */
  readonly variant: string | null;
  /** civil date at the place, `YYYY-MM-DD` */
  readonly date: string;
  /**
   * the date that other almanacs may have, `YYYY-MM-DD`, where the tithi in pradosha decides and less than a ghatika (24 minutes)
   * more or less of it would change the day; null elsewhere
   */
  readonly alsoOn: string | null;
  /** where it is observed, or by whom */
  readonly region: Region;
  /** other regions that observe it on the same day */
  readonly alsoIn: readonly Region[];
  /** regions with a rule of their own, which is another entry */
  readonly notIn: readonly Region[];
  /** how widely it is observed */
  readonly rank: FestivalRank;
  /** the time of its worship, or null */
  readonly puja: Puja | null;
  /** further times of worship in its night: the four watches of Maha Shivaratri, the evening of Karva Chauth */
  readonly nightPujas: readonly Puja[];
  /** id of a festival on the same day with the same meaning, such as Kartik Purnima for Purnima; else null */
  readonly duplicateOf: string | null;
  /** the rule in one line, as `ruleIdOf` writes it */
  readonly rule: string;
  /** text or printed almanac that the rule follows */
  readonly source: RuleSource;
  /** tithi, nakshatra or entry of the Sun that gives the date */
  readonly basis: Basis;
  /** null if the rule tests none */
  readonly window: TestedWindow | null;
  /** which of the days that the span touches this is, and why */
  readonly choice:
    | Choice
    | EkadashiChoice
    | 'clear_of_bhadra'
    | 'with_shravana'
    | 'with_tithi'
    | 'by_sankranti'
    | 'days_apart';
  /** Ekadashi only, else null */
  readonly fast: EkadashiFast | null;
  /** when its fast ends; null if it is no fast, or if its end is left to custom */
  readonly fastEnd: FastEnd | null;
}
