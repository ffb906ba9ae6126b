import type { SignNumber, Weekday } from '../chart/index.ts';
import type { LunarMonthNumber } from '../panchang/index.ts';

/**
 * The part of a day in which a tithi or nakshatra must be current. The day is divided into five (pratah,
 * sangava, madhyahna, aparahna, sayahna: Dharmasindhu 1), the night into fifteen muhurtas.
 * - `arunodaya`: four ghatikas (96 minutes) before sunrise
 * - `sunrise`: the instant itself
 * - `pratah`: the first fifth of the day
 * - `trimuhurta`: the first three muhurtas (a fifth) of the day, all of it
 * - `ten_ghatikas`: the first ten ghatikas (four hours) after sunrise
 * - `nine_muhurtas`: the first nine (three fifths) of the day, all of it
 * - `purvahna`: sunrise to the middle of the day
 * - `madhyahna`, `aparahna`, `sayahna`: the third, fourth and last fifth of the day
 * - `vijaya`: the eleventh of the fifteen muhurtas of the day
 * - `half_of_fourth_prahara`: the instant at three and a half of the four praharas of the day
 * - `daylight`: sunrise to sunset
 * - `sunset`: the instant itself
 * - `pradosha`: the first three muhurtas (a fifth) of the night
 * - `day_and_pradosha`: sunrise to the end of pradosha
 * - `nishitha`: the eighth muhurta of the night
 * - `moonrise`: the instant itself
 */
export type DayPart =
  | 'arunodaya'
  | 'sunrise'
  | 'pratah'
  | 'trimuhurta'
  | 'ten_ghatikas'
  | 'nine_muhurtas'
  | 'purvahna'
  | 'madhyahna'
  | 'aparahna'
  | 'sayahna'
  | 'vijaya'
  | 'half_of_fourth_prahara'
  | 'daylight'
  | 'sunset'
  | 'pradosha'
  | 'day_and_pradosha'
  | 'nishitha'
  | 'moonrise';

/** How one of the days a span touches is chosen. */
export interface DayTest {
  /** part of the day at which the span is tested */
  readonly at: DayPart;
  /** which day when both have it there; `longer`: the one of whose part it fills
   *  the larger share, the first when equal */
  readonly both: 'first' | 'second' | 'longer';
  /** which day when neither has it there: the one it begins in, or the one it ends in */
  readonly neither: 'first' | 'second';
  /** how much of it the part must have, minutes; an instant without it (0) */
  readonly least?: number;
}

/** A tithi of a lunar month, or of the time the Sun spends in a sign. */
export interface TithiRule extends DayTest {
  readonly kind: 'tithi';
  /** the amanta month; absent: every month, or the one `sunIn` picks */
  readonly month?: LunarMonthNumber;
  /** the sidereal sign the Sun must be in when the tithi begins */
  readonly sunIn?: SignNumber;
  /** 1 to 30: 15 Purnima, 30 Amavasya */
  readonly tithi: number;
  /** an extra month: skipped (default), or used instead of the regular one of its name */
  readonly adhika?: 'instead';
}

/** A nakshatra of the Moon while the Sun is in a sign; the last one if it occurs twice. */
export interface NakshatraRule extends DayTest {
  readonly kind: 'nakshatra';
  /** 1 to 27 */
  readonly nakshatra: number;
  /** sidereal sign of the Sun */
  readonly sunIn: SignNumber;
  /** a tithi: the day that has it at sunrise wins when the nakshatra touches its daylight */
  readonly withTithi?: number;
}

/**
 * The day on which the Sun's entry into a sidereal sign is observed, or on which a solar month begins.
 * - `civil`: the date on which it happens
 * - `daylight`: the day it happens in when before sunset, else the next
 * - `madhyahna`: the day it happens in when before the end of the third fifth of the daylight, else the next
 * - `next_sunrise`: the day of the first sunrise after it
 * - `after_midnight`: the date after the one on which it happens, by the clock's midnight
 * - `odisha`: the date on which it happens, the next date from 22:12 by the clock on
 * - `bengal`: the date after, with the rules of Bengal for a sankranti within 24 minutes of midnight
 * - `punya`: in daylight the same day; at night before its middle the day before it, later the day after
 * - `eve`: in daylight the same day, at night the day before it
 */
export type SankrantiDay =
  | 'civil'
  | 'daylight'
  | 'madhyahna'
  | 'next_sunrise'
  | 'after_midnight'
  | 'odisha'
  | 'bengal'
  | 'punya'
  | 'eve';

/** The Sun's entry into a sidereal sign. */
export interface SankrantiRule {
  readonly kind: 'sankranti';
  /** that the Sun enters, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** which day the entry belongs to */
  readonly day: SankrantiDay;
}

/** A number of days from another festival. */
export interface RelativeRule {
  readonly kind: 'relative';
  /** id of that festival */
  readonly to: string;
  /** days later; negative: earlier */
  readonly days: number;
}

/** The last of a weekday before another festival. */
export interface WeekdayBeforeRule {
  readonly kind: 'weekday_before';
  /** id of that festival */
  readonly to: string;
  /** 0 Sunday to 6 Saturday */
  readonly weekday: Weekday;
}

/** Holika's fire: Purnima in pradosha, avoiding Bhadra (see `holika.ts`). */
export interface HolikaRule {
  readonly kind: 'holika';
  /** amanta, 1 (Chaitra) to 12 (Phalguna) */
  readonly month: LunarMonthNumber;
  /** 1 to 30 */
  readonly tithi: number;
}

/** Vijayadashami: Dashami in the afternoon, with the Shravana rule (see `vijayadashami.ts`). */
export interface VijayadashamiRule {
  readonly kind: 'vijayadashami';
  /** amanta, 1 (Chaitra) to 12 (Phalguna) */
  readonly month: LunarMonthNumber;
  /** 1 to 30 */
  readonly tithi: number;
}

/** The eleventh tithis, by the Smarta and the Vaishnava rule (see `ekadashi.ts`). */
export interface EkadashiRule {
  readonly kind: 'ekadashi';
}

export type FestivalRule =
  | TithiRule
  | NakshatraRule
  | SankrantiRule
  | RelativeRule
  | WeekdayBeforeRule
  | HolikaRule
  | VijayadashamiRule
  | EkadashiRule;

/** Where a festival is observed, or by whom. */
export type Region =
  | 'india'
  | 'north'
  | 'south'
  | 'west'
  | 'east'
  | 'bengal'
  | 'assam'
  | 'bihar'
  | 'odisha'
  | 'kerala'
  | 'gujarat'
  | 'maharashtra'
  | 'karnataka'
  | 'andhra'
  | 'punjab'
  | 'rajasthan'
  | 'tamil'
  | 'jain'
  | 'sikh'
  | 'buddhist'
  | 'vaishnava';

/** Source of a rule (`docs/rules/festival.md` names the editions and chapters). */
export type RuleSource = 'dharmasindhu' | 'nirnayasindhu' | 'almanacs' | 'tamil' | 'kerala';

/** Importance of a festival: major ones, other yearly ones, monthly vrats. */
export type FestivalRank = 'major' | 'minor' | 'vrat';

/** The ritual at the hour of a festival. */
export type PujaName =
  | 'puja'
  | 'lakshmi_puja'
  | 'ghatasthapana'
  | 'sandhi_puja'
  | 'nishita_puja'
  | 'fire'
  | 'rakhi'
  | 'tilak'
  | 'vijaya_muhurta'
  | 'bath'
  | 'shraddha'
  | 'moonrise'
  | 'evening_arghya'
  | 'morning_arghya'
  | 'punya_kaal'
  | 'prahara_1'
  | 'prahara_2'
  | 'prahara_3'
  | 'prahara_4';

/** The hour of a festival: the share of its tithi in a part of its day; of nishitha the whole. */
export interface PujaRule {
  /** what the hour is called */
  readonly name: PujaName;
  /** part of the day that the hour is cut from */
  readonly at: DayPart;
  /** narrowed to where a fixed sign (Taurus, Leo, Scorpio, Aquarius) rises, if one does */
  readonly fixedSign?: true;
  /** not in Bhadra: where that fills the part, from its end to the middle of the night */
  readonly clearOfBhadra?: true;
}

/** A further hour of worship in the night of a festival: its beginning and end as shares of the night. */
export interface NightPujaRule {
  /** what the hour is called */
  readonly name: PujaName;
  /** share of the night at which it begins, 0 to 1 */
  readonly from: number;
  /** share of the night at which it ends, 0 to 1 */
  readonly to: number;
}

/**
 * How a fast ends.
 * - `moonrise`: when the Moon rises and has been seen
 * - `puja`: on the same evening, after the worship in pradosha
 * - `within_tithi`: after the next sunrise, before the tithi of the fast ends, and preferably within three quarters of the day
 * - `after_tithi_and_rohini`: after the next sunrise, when the tithi and a Rohini that joined it have ended
 */
export type FastEndRule = 'moonrise' | 'puja' | 'within_tithi' | 'after_tithi_and_rohini';

/** A festival or vrat as data. */
export interface Festival {
  /** lower case with hyphens, stable */
  readonly id: string;
  /** plain Latin name */
  readonly name: string;
  /** where it is observed, or by whom */
  readonly region: Region;
  /** other regions that observe it on the same day */
  readonly alsoIn?: readonly Region[];
  /** regions with a rule of their own, which is another entry */
  readonly notIn?: readonly Region[];
  /** how its date is found */
  readonly rule: FestivalRule;
  /** text or printed almanac that the rule follows */
  readonly source: RuleSource;
  /** special names by weekday (Sunday = 0) */
  readonly onWeekday?: Readonly<Partial<Record<Weekday, string>>>;
  /** festivals with the same meaning: on a day with one of them this one is a duplicate */
  readonly yieldsTo?: readonly string[];
}
