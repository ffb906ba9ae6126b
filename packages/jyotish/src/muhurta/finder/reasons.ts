import type { GrahaId, HouseNumber, PlanetId, SignNumber, Weekday } from '../../chart/index.ts';
import type { TaraName } from '../../match/tara.ts';
import type { LunarMonthNumber, SpecialYogaName, TimeSpan } from '../../panchang/index.ts';
import type { HeliacalBody } from '../../sky/index.ts';
import type { PanchakaKind } from '../panchaka.ts';

/** Facts that forbid a whole day. */
export type DayVeto =
  /** the Sun does not rise or set, so that the day has no parts */
  | { readonly code: 'no_sunrise' }
  | { readonly code: 'adhika_month'; readonly month: LunarMonthNumber }
  | { readonly code: 'kshaya_month'; readonly month: LunarMonthNumber }
  | { readonly code: 'lunar_month'; readonly month: LunarMonthNumber }
  /** the Sun is in a sign in which the act is not done (Dhanu and Meena are kharmas) */
  | { readonly code: 'solar_month'; readonly sign: SignNumber }
  /** the Sun moves south: from Cancer to Sagittarius */
  | { readonly code: 'dakshinayana'; readonly sign: SignNumber }
  /** Vishnu sleeps: Ashadha Shukla 11 to Kartika Shukla 10 */
  | { readonly code: 'devshayana'; readonly month: LunarMonthNumber }
  /** the dark half of amanta Bhadrapada */
  | { readonly code: 'pitru_paksha' }
  /** lost in the Sun's rays, between its heliacal setting and rising; degrees from the Sun at sunrise */
  | { readonly code: 'combust'; readonly graha: HeliacalBody; readonly distance: number }
  /** seen, but within the chart's orb of combustion; degrees from the Sun at sunrise */
  | { readonly code: 'near_sun'; readonly graha: HeliacalBody; readonly distance: number }
  | { readonly code: 'weekday'; readonly weekday: Weekday }
  /** the weekday's shool is in the direction of the journey */
  | { readonly code: 'direction_shool'; readonly direction: JourneyDirection };

/** Facts that forbid a part of a day. */
export type SpanVeto =
  | { readonly code: 'tithi'; readonly tithi: number }
  | { readonly code: 'nakshatra'; readonly nakshatra: number }
  /** Vyatipata, Vaidhriti, or the avoided first part of another yoga */
  | { readonly code: 'yoga'; readonly yoga: number }
  | { readonly code: 'vishti' }
  /** within 16 ghatikas of the Sun's entry into a sign */
  | { readonly code: 'sankranti'; readonly sign: SignNumber }
  | { readonly code: 'rahu_kaal' | 'dur_muhurta' | 'varjyam' }
  /** after noon, where the act belongs to the forenoon, or at night */
  | { readonly code: 'time_of_day' }
  | { readonly code: 'lagna'; readonly lagna: SignNumber }
  | {
      readonly code: 'house_occupied';
      readonly house: HouseNumber;
      readonly grahas: readonly GrahaId[];
    }
  | { readonly code: 'panchaka'; readonly kind: PanchakaKind }
  /** `birth` is the place of the birth in the list that was given, from 0 */
  | {
      readonly code: 'tara';
      readonly birth: number;
      readonly tara: TaraName;
      readonly count: number;
    }
  | { readonly code: 'chandrashtama'; readonly birth: number }
  /** the lagna is the eighth sign from a birth sign */
  | { readonly code: 'lagna_eighth_from_birth'; readonly birth: number; readonly lagna: SignNumber }
  /** within the polar circles some signs never rise, so that lagnas cannot be judged */
  | { readonly code: 'no_lagna' }
  /** what is left is shorter than a ghatika, 24 minutes */
  | { readonly code: 'too_short' };

/** A reason for a window. */
export type ReasonFor =
  | { readonly code: 'nakshatra_best' | 'nakshatra_good'; readonly nakshatra: number }
  | { readonly code: 'tithi_best' | 'tithi_good'; readonly tithi: number }
  | { readonly code: 'weekday_best' | 'weekday_good'; readonly weekday: Weekday }
  | { readonly code: 'bright_half' }
  | { readonly code: 'special_yoga'; readonly yoga: SpecialYogaName }
  | { readonly code: 'lagna_best'; readonly lagna: SignNumber }
  /** Jupiter, Venus or Mercury in an angle or trine from the lagna */
  | { readonly code: 'benefic_in_angle'; readonly graha: PlanetId; readonly house: HouseNumber }
  /** a malefic in the third, sixth or eleventh */
  | { readonly code: 'malefic_in_3_6_11'; readonly graha: GrahaId; readonly house: HouseNumber }
  | { readonly code: 'panchaka_rahita' }
  /** Abhijit meets the window */
  | ({ readonly code: 'abhijit' } & TimeSpan)
  | { readonly code: 'tara_good'; readonly birth: number; readonly tara: TaraName }
  | { readonly code: 'chandra_good'; readonly birth: number; readonly house: HouseNumber }
  /** Jupiter from a bride's birth sign, the Sun from a groom's */
  | {
      readonly code: 'graha_good_from_birth';
      readonly birth: number;
      readonly graha: 'jupiter' | 'sun';
      readonly house: HouseNumber;
    };

/** What counts against a window without forbidding it. */
export type ReasonAgainst =
  /** a yoga of evil name, after its avoided part */
  | { readonly code: 'yoga_bad'; readonly yoga: number }
  | { readonly code: 'fixed_karana'; readonly karana: string }
  | { readonly code: 'jupiter_in_leo' }
  | { readonly code: 'lagna_weak'; readonly lagna: SignNumber }
  | { readonly code: 'panchaka_mild'; readonly kind: PanchakaKind }
  | {
      readonly code: 'house_afflicted';
      readonly house: HouseNumber;
      readonly grahas: readonly GrahaId[];
    }
  | {
      readonly code: 'tara_bad';
      readonly birth: number;
      readonly tara: TaraName;
      readonly count: number;
    }
  | { readonly code: 'tara_janma'; readonly birth: number }
  | { readonly code: 'chandra_bad'; readonly birth: number; readonly house: HouseNumber }
  | {
      readonly code: 'graha_bad_from_birth';
      readonly birth: number;
      readonly graha: 'jupiter' | 'sun';
      readonly house: HouseNumber;
    };

/** A reason with what it adds to the score of its window. */
export type WeighedReason<Reason> = Reason & {
  /** points: positive for, negative against */
  readonly weight: number;
};

/** Directions of a journey. */
export type JourneyDirection = 'east' | 'south' | 'west' | 'north';
