import type { GrahaId, HouseNumber, PlanetId, SignNumber, Weekday } from '../../chart/index.ts';
import type { TaraName } from '../../match/tara.ts';
import type { LunarMonthNumber, SpecialYogaName, TimeSpan } from '../../panchang/index.ts';
import type { HeliacalBody } from '../../sky/index.ts';
import type { PanchakaKind } from '../panchaka.ts';

/** Facts that forbid a whole day. */
export type DayVeto =
  /** the Sun does not rise or set, so that the day has no parts */
  | { readonly code: 'no_sunrise' }
  | {
      readonly code: 'adhika_month';
      /** the added month, 1 to 12 */
      readonly month: LunarMonthNumber;
    }
  | {
      readonly code: 'kshaya_month';
      /** the month with two entries of the Sun, 1 to 12 */
      readonly month: LunarMonthNumber;
    }
  | {
      readonly code: 'lunar_month';
      /** amanta month in which the act is not done, 1 to 12 */
      readonly month: LunarMonthNumber;
    }
  /** the Sun is in a sign in which the act is not done (Dhanu and Meena are kharmas) */
  | {
      readonly code: 'solar_month';
      /** of the Sun, 1 (Aries) to 12 (Pisces) */
      readonly sign: SignNumber;
    }
  /** the Sun moves south: from Cancer to Sagittarius */
  | {
      readonly code: 'dakshinayana';
      /** of the Sun, 1 (Aries) to 12 (Pisces) */
      readonly sign: SignNumber;
    }
  /** Vishnu sleeps: Ashadha Shukla 11 to Kartika Shukla 10 */
  | { readonly code: 'devshayana'; /** amanta month, 1 to 12 */ readonly month: LunarMonthNumber }
  /** the dark half of amanta Bhadrapada */
  | { readonly code: 'pitru_paksha' }
  /** lost in the Sun's rays, between its heliacal setting and rising; degrees from the Sun at sunrise */
  | {
      readonly code: 'combust';
      /** the planet that is lost */
      readonly graha: HeliacalBody;
      /** degrees */
      readonly distance: number;
    }
  /** seen, but within the chart's orb of combustion; degrees from the Sun at sunrise */
  | {
      readonly code: 'near_sun';
      /** the planet near the Sun */
      readonly graha: HeliacalBody;
      /** degrees */
      readonly distance: number;
    }
  | { readonly code: 'weekday'; /** 0 Sunday to 6 Saturday */ readonly weekday: Weekday }
  /** the weekday's shool is in the direction of the journey */
  | {
      readonly code: 'direction_shool';
      /** where the journey goes */
      readonly direction: JourneyDirection;
    };

/** Facts that forbid a part of a day. */
export type SpanVeto =
  | { readonly code: 'tithi'; /** 1 to 30 */ readonly tithi: number }
  | { readonly code: 'nakshatra'; /** of the Moon, 1 to 27 */ readonly nakshatra: number }
  /** Vyatipata, Vaidhriti, or the avoided first part of another yoga */
  | { readonly code: 'yoga'; /** 1 (Vishkambha) to 27 (Vaidhriti) */ readonly yoga: number }
  | { readonly code: 'vishti' }
  /** within 16 ghatikas of the Sun's entry into a sign */
  | { readonly code: 'sankranti'; /** that the Sun enters */ readonly sign: SignNumber }
  | {
      /** which avoided part of the day it touches */
      readonly code: 'rahu_kaal' | 'dur_muhurta' | 'varjyam';
    }
  /** after noon, where the act belongs to the forenoon, or at night */
  | { readonly code: 'time_of_day' }
  | {
      readonly code: 'lagna';
      /** sign that rises, in which the act is not done */
      readonly lagna: SignNumber;
    }
  | {
      readonly code: 'house_occupied';
      /** from the lagna */
      readonly house: HouseNumber;
      /** who must not be in it, and are */
      readonly grahas: readonly GrahaId[];
    }
  | { readonly code: 'panchaka'; /** which of the five */ readonly kind: PanchakaKind }
  /** `birth` is the place of the birth in the list that was given, from 0 */
  | {
      readonly code: 'tara';
      /** index in the list of births, from 0 */
      readonly birth: number;
      /** of the Moon's nakshatra for that birth */
      readonly tara: TaraName;
      /** of the Moon's nakshatra from the birth star, 1 to 27 */
      readonly count: number;
    }
  | {
      readonly code: 'chandrashtama';
      /** whose eighth sign the Moon is in: index in the list of births, from 0 */
      readonly birth: number;
    }
  /** the lagna is the eighth sign from a birth sign */
  | {
      readonly code: 'lagna_eighth_from_birth';
      /** index in the list of births, from 0 */
      readonly birth: number;
      /** sign that rises */
      readonly lagna: SignNumber;
    }
  /** within the polar circles some signs never rise, so that lagnas cannot be judged */
  | { readonly code: 'no_lagna' }
  /** what is left is shorter than a ghatika, 24 minutes */
  | { readonly code: 'too_short' };

/** A reason for a window. */
export type ReasonFor =
  | {
      /** best or good for the act */
      readonly code: 'nakshatra_best' | 'nakshatra_good';
      /** of the Moon, 1 to 27 */
      readonly nakshatra: number;
    }
  | {
      /** best or good for the act */
      readonly code: 'tithi_best' | 'tithi_good';
      /** 1 to 30 */
      readonly tithi: number;
    }
  | {
      /** best or good for the act */
      readonly code: 'weekday_best' | 'weekday_good';
      /** 0 Sunday to 6 Saturday */
      readonly weekday: Weekday;
    }
  | { readonly code: 'bright_half' }
  | {
      readonly code: 'special_yoga';
      /** auspicious yoga of weekday, nakshatra and tithi */
      readonly yoga: SpecialYogaName;
    }
  | { readonly code: 'lagna_best'; /** sign that rises */ readonly lagna: SignNumber }
  /** Jupiter, Venus or Mercury in an angle or trine from the lagna */
  | {
      readonly code: 'benefic_in_angle';
      /** the benefic */
      readonly graha: PlanetId;
      /** from the lagna */
      readonly house: HouseNumber;
    }
  /** a malefic in the third, sixth or eleventh */
  | {
      readonly code: 'malefic_in_3_6_11';
      /** the malefic */
      readonly graha: GrahaId;
      /** from the lagna: 3, 6 or 11 */
      readonly house: HouseNumber;
    }
  | { readonly code: 'panchaka_rahita' }
  /** Abhijit meets the window */
  | ({ readonly code: 'abhijit' } & TimeSpan)
  | {
      readonly code: 'tara_good';
      /** index in the list of births, from 0 */
      readonly birth: number;
      /** of the Moon's nakshatra for that birth */
      readonly tara: TaraName;
    }
  | {
      readonly code: 'chandra_good';
      /** index in the list of births, from 0 */
      readonly birth: number;
      /** of the Moon from that birth's Moon sign */
      readonly house: HouseNumber;
    }
  /** Jupiter from a bride's birth sign, the Sun from a groom's */
  | {
      readonly code: 'graha_good_from_birth';
      /** index in the list of births, from 0 */
      readonly birth: number;
      /** Jupiter for a bride, the Sun for a groom */
      readonly graha: 'jupiter' | 'sun';
      /** of the graha from that birth's Moon sign */
      readonly house: HouseNumber;
    };

/** What counts against a window without forbidding it. */
export type ReasonAgainst =
  /** a yoga of evil name, after its avoided part */
  | { readonly code: 'yoga_bad'; /** 1 (Vishkambha) to 27 (Vaidhriti) */ readonly yoga: number }
  | { readonly code: 'fixed_karana'; /** name of the fixed half-tithi */ readonly karana: string }
  | { readonly code: 'jupiter_in_leo' }
  | { readonly code: 'lagna_weak'; /** sign that rises */ readonly lagna: SignNumber }
  | { readonly code: 'panchaka_mild'; /** which of the five */ readonly kind: PanchakaKind }
  | {
      readonly code: 'house_afflicted';
      /** from the lagna */
      readonly house: HouseNumber;
      /** who should not be in it, and are */
      readonly grahas: readonly GrahaId[];
    }
  | {
      readonly code: 'tara_bad';
      /** index in the list of births, from 0 */
      readonly birth: number;
      /** of the Moon's nakshatra for that birth */
      readonly tara: TaraName;
      /** of the Moon's nakshatra from the birth star, 1 to 27 */
      readonly count: number;
    }
  | {
      readonly code: 'tara_janma';
      /** whose own star it is: index in the list of births, from 0 */
      readonly birth: number;
    }
  | {
      readonly code: 'chandra_bad';
      /** index in the list of births, from 0 */
      readonly birth: number;
      /** of the Moon from that birth's Moon sign */
      readonly house: HouseNumber;
    }
  | {
      readonly code: 'graha_bad_from_birth';
      /** index in the list of births, from 0 */
      readonly birth: number;
      /** Jupiter for a bride, the Sun for a groom */
      readonly graha: 'jupiter' | 'sun';
      /** of the graha from that birth's Moon sign */
      readonly house: HouseNumber;
    };

/** A reason with what it adds to the score of its window. */
export type WeighedReason<Reason> = Reason & {
  /** points: positive for, negative against */
  readonly weight: number;
};

/** Directions of a journey. */
export type JourneyDirection = 'east' | 'south' | 'west' | 'north';
