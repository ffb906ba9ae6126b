import type { GrahaId, HouseNumber, SignNumber, Weekday } from '../../chart/index.ts';
import type { LunarMonthNumber } from '../../panchang/index.ts';
import type { HeliacalBody } from '../../sky/index.ts';
import type { PanchakaKind } from '../panchaka.ts';

/** The acts for which muhurtas can be found. */
export const MUHURTA_PURPOSES = [
  'marriage',
  'griha_pravesh',
  'vehicle',
  'property',
  'mundan',
  'namakarana',
  'upanayana',
  'journey',
  'shop',
] as const;

/** One of the acts that have rules. */
export type MuhurtaPurpose = (typeof MUHURTA_PURPOSES)[number];

/** Values that are best and good; all others are forbidden. */
export interface MuhurtaChoice<Value> {
  /** add most to the score */
  readonly best: readonly Value[];
  /** allowed */
  readonly good: readonly Value[];
}

/** Grahas that must not be in a house from the lagna. */
export interface MuhurtaHouseRule {
  /** counted from the lagna */
  readonly house: HouseNumber;
  /** who must not be in it */
  readonly grahas: readonly GrahaId[];
  /** whether it forbids the lagna or only counts against it */
  readonly veto: boolean;
}

/** The rules of one act. Lists are numbers as everywhere: tithis 1 to 30, nakshatras 1 to 27, Sunday 0. */
export interface MuhurtaRule {
  /** of the Moon */
  readonly nakshatras: MuhurtaChoice<number>;
  /** lunar days */
  readonly tithis: MuhurtaChoice<number>;
  /** days of the week */
  readonly weekdays: MuhurtaChoice<Weekday>;
  /** signs of the Sun; null: any */
  readonly solarSigns: readonly SignNumber[] | null;
  /** amanta months; null: any */
  readonly lunarMonths: readonly LunarMonthNumber[] | null;
  /** Uttarayana only */
  readonly uttarayana: boolean;
  /** not in an adhika or kshaya month, nor in the fortnight of the ancestors */
  readonly cleanMonth: boolean;
  /** not while Vishnu sleeps */
  readonly devshayana: boolean;
  /** grahas that must not be lost in the Sun's rays */
  readonly combustion: readonly HeliacalBody[];
  /** part of the day in which the act is done */
  readonly hours: 'any' | 'daylight' | 'forenoon';
  /** `weak` lagnas count against a window, `avoid` forbid it */
  readonly lagnas: {
    /** add to the score */
    readonly best: readonly SignNumber[];
    /** count against a window */
    readonly weak: readonly SignNumber[];
    /** forbid a window */
    readonly avoid: readonly SignNumber[];
  };
  /** what the houses from the lagna must be free of */
  readonly houses: readonly MuhurtaHouseRule[];
  /** panchakas that forbid; the others count against */
  readonly panchakas: readonly PanchakaKind[];
  /** whether the birth star itself counts against */
  readonly janmaTara: boolean;
  /** what many printed lists of dates accept beyond these rules; null: no lists were compared */
  readonly waived: MuhurtaWaiver | null;
}

/**
 * What printed lists of dates accept although the rules of the texts do not: also these values, and any lagna. A time that
 * needs it has the grade `many`.
 */
export interface MuhurtaWaiver {
  /** 1 to 27 */
  readonly nakshatras: readonly number[];
  /** 1 to 30 */
  readonly tithis: readonly number[];
  /** 0 Sunday to 6 Saturday */
  readonly weekdays: readonly Weekday[];
  /** signs of the Sun */
  readonly solarSigns: readonly SignNumber[];
  /** amanta months */
  readonly lunarMonths: readonly LunarMonthNumber[];
  /** also while the Sun moves south */
  readonly dakshinayana: boolean;
}

/** The seven kinds of nakshatra by what they suit (Brihat Samhita ch. 98, Muhurta Chintamani ch. 2). */
const DHRUVA = [4, 12, 21, 26];
const MRIDU = [5, 14, 17, 27];
const KSHIPRA = [1, 8, 13];
const CHARA = [7, 15, 22, 23, 24];

const ALL: readonly GrahaId[] = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
];
/** Malefics by nature. */
export const MALEFICS: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

const BENEFIC_SIGNS: readonly SignNumber[] = [2, 3, 4, 6, 7, 9, 12];
const FIXED_SIGNS: readonly SignNumber[] = [2, 5, 8, 11];
const DUAL_SIGNS: readonly SignNumber[] = [3, 6, 9, 12];
const MOVABLE_SIGNS: readonly SignNumber[] = [1, 4, 7, 10];

/** The Moon does harm in the sixth, eighth and twelfth of every lagna (Muhurta Chintamani ch. 6, 11). */
const MOON: readonly MuhurtaHouseRule[] = [6, 8, 12].map((house) => ({
  house: house as HouseNumber,
  grahas: ['moon'],
  veto: true,
}));

/** A house that must be empty, the Moon aside, which has its own rule. */
function empty(house: HouseNumber, veto: boolean): MuhurtaHouseRule {
  return { house, grahas: ALL.filter((graha) => graha !== 'moon' || house !== 8), veto };
}

const COMMON = {
  solarSigns: null,
  lunarMonths: null,
  uttarayana: false,
  cleanMonth: true,
  devshayana: false,
  combustion: [],
  hours: 'any',
  janmaTara: false,
  waived: null,
} as const satisfies Partial<MuhurtaRule>;

const NO_MORE: MuhurtaWaiver = {
  nakshatras: [],
  tithis: [],
  weekdays: [],
  solarSigns: [],
  lunarMonths: [],
  dakshinayana: false,
};

const MILD_DAYS: MuhurtaChoice<Weekday> = { best: [1, 3, 4, 5], good: [] };

/**
 * The rules by act. MC is the Muhurta Chintamani with its chapter, Raman for B. V. Raman's
 * Muhurta. What a text leaves open is marked as practice.
 */
export const MUHURTA_RULES: Readonly<Record<MuhurtaPurpose, MuhurtaRule>> = {
  // MC 6: eleven stars; the Sun in six signs; the seventh empty; no Mars in the eighth, no Venus in
  // the sixth. Weekdays, tithis and lagnas: Raman.
  marriage: {
    ...COMMON,
    nakshatras: { best: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27], good: [] },
    tithis: { best: [2, 3, 5, 7, 10, 11, 13], good: [1, 6, 12, 15, 16, 17, 18, 20, 21, 22, 25] },
    weekdays: { best: [1, 3, 4, 5], good: [0, 6] },
    solarSigns: [1, 2, 3, 8, 10, 11],
    devshayana: true,
    combustion: ['jupiter', 'venus'],
    lagnas: { best: [3, 6, 7], weak: [1, 8, 10, 12], avoid: [] },
    houses: [
      ...MOON,
      empty(7, true),
      { house: 8, grahas: ['mars'], veto: true },
      { house: 6, grahas: ['venus'], veto: true },
      {
        house: 8,
        grahas: ['sun', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'],
        veto: false,
      },
      { house: 1, grahas: ['moon', ...MALEFICS], veto: false },
    ],
    panchakas: ['mrityu'],
    janmaTara: true,
    // Paraskara Grihyasutra 1.4 has three stars from each Uttara on; lists name every weekday, tithis without Amavasya,
    // and the days of Tula after Vishnu has woken.
    waived: {
      ...NO_MORE,
      nakshatras: [1, 14, 22, 23],
      tithis: [4, 8, 9, 14, 19, 23, 24, 26, 27, 28],
      weekdays: [2],
      solarSigns: [7],
    },
  },
  // MC 13: Uttarayana, four months, mridu and dhruva stars, a fixed lagna, the fourth and the eighth
  // empty. Weekdays and tithis: Raman.
  griha_pravesh: {
    ...COMMON,
    nakshatras: { best: [...DHRUVA, ...MRIDU], good: [] },
    tithis: { best: [2, 3, 5, 7, 10, 11, 13], good: [6, 12, 15, 16, 17, 18, 20, 22, 25, 26] },
    weekdays: { best: [1, 3, 4, 5], good: [6] },
    lunarMonths: [2, 3, 11, 12],
    solarSigns: [1, 2, 3, 10, 11],
    uttarayana: true,
    combustion: ['jupiter', 'venus'],
    lagnas: { best: FIXED_SIGNS, weak: [], avoid: MOVABLE_SIGNS },
    houses: [...MOON, empty(8, true), empty(4, false)],
    panchakas: ['agni'],
    // Lists go by the lunar month, with Kartika and Margashirsha, in any sign of the Sun.
    waived: {
      ...NO_MORE,
      tithis: [21],
      solarSigns: [7, 8, 9, 12],
      lunarMonths: [8, 9],
      dakshinayana: true,
    },
  },
  // MC 2: the rules for horses (best) and elephants.
  vehicle: {
    ...COMMON,
    nakshatras: { best: [...KSHIPRA, 5, 7, 15, 23, 24, 27], good: [14, 17, 22] },
    tithis: {
      best: [2, 3, 5, 7, 10, 11, 12, 13],
      good: [1, 6, 15, 16, 17, 18, 20, 21, 22, 25, 26, 27, 28],
    },
    weekdays: { best: [1, 3, 4, 5], good: [0, 6] },
    lagnas: { best: BENEFIC_SIGNS, weak: [], avoid: [] },
    houses: [...MOON, { house: 8, grahas: MALEFICS, veto: false }],
    panchakas: ['chora'],
  },
  // Practice: the stars and the two weekdays that Hindi almanacs list for buying land and houses.
  property: {
    ...COMMON,
    nakshatras: { best: [5, 7, 9, 10, 11, 16, 17, 19, 20, 25, 27], good: [4, 12, 21, 26] },
    tithis: {
      best: [5, 6, 10, 11, 15, 16],
      good: [1, 2, 3, 7, 12, 13, 17, 18, 20, 21, 22, 25, 26, 27, 28],
    },
    weekdays: { best: [4, 5], good: [1, 3] },
    lagnas: { best: FIXED_SIGNS, weak: MOVABLE_SIGNS, avoid: [] },
    houses: [...MOON, { house: 8, grahas: MALEFICS, veto: false }],
    panchakas: ['agni'],
  },
  // MC 5 (chudakarana): Uttarayana without Chaitra, laghu, chara and mridu stars without Anuradha, and
  // Jyeshtha; the eighth empty.
  mundan: {
    ...COMMON,
    nakshatras: { best: [...KSHIPRA, ...CHARA, 5, 14, 27], good: [18] },
    tithis: { best: [2, 3, 5, 7, 10, 11, 13], good: [17, 18, 20, 22, 25] },
    weekdays: MILD_DAYS,
    lunarMonths: [2, 3, 4, 10, 11, 12],
    solarSigns: [1, 2, 3, 10, 11],
    uttarayana: true,
    devshayana: true,
    combustion: ['jupiter', 'venus'],
    hours: 'daylight',
    lagnas: { best: BENEFIC_SIGNS, weak: [], avoid: [] },
    houses: [...MOON, empty(8, true)],
    panchakas: ['roga'],
    janmaTara: true,
  },
  // MC 5: mridu, dhruva, kshipra and chara stars. It has its day after the birth, so no month forbids it.
  namakarana: {
    ...COMMON,
    cleanMonth: false,
    nakshatras: { best: [...MRIDU, ...DHRUVA, ...KSHIPRA, ...CHARA], good: [] },
    tithis: {
      best: [2, 3, 5, 7, 10, 11, 12, 13],
      good: [1, 6, 15, 16, 17, 18, 20, 21, 22, 25, 26, 27, 28],
    },
    weekdays: { best: [1, 3, 4, 5], good: [0] },
    hours: 'daylight',
    lagnas: { best: BENEFIC_SIGNS, weak: [], avoid: [] },
    houses: [
      ...MOON,
      { house: 8, grahas: MALEFICS, veto: false },
      { house: 12, grahas: MALEFICS, veto: false },
    ],
    panchakas: ['roga'],
  },
  // MC 5: kshipra, dhruva, chara and mridu stars, Ashlesha, Mula, Ardra and the three Purvas; five
  // weekdays; six tithis and the first third of the dark half; the forenoon.
  upanayana: {
    ...COMMON,
    nakshatras: { best: [...KSHIPRA, ...DHRUVA, ...CHARA, ...MRIDU], good: [6, 9, 11, 19, 20, 25] },
    tithis: { best: [2, 3, 5, 10, 11, 12], good: [17, 18, 20] },
    weekdays: { best: [3, 4, 5], good: [0, 1] },
    lunarMonths: [1, 2, 3, 11, 12],
    uttarayana: true,
    devshayana: true,
    combustion: ['jupiter', 'venus'],
    hours: 'forenoon',
    lagnas: { best: BENEFIC_SIGNS, weak: [], avoid: [] },
    houses: [
      ...MOON,
      { house: 8, grahas: MALEFICS, veto: true },
      { house: 6, grahas: ['venus', 'jupiter'], veto: false },
    ],
    panchakas: ['roga'],
    janmaTara: false,
  },
  // MC 11: nine stars are best, eight forbidden; not on tithi 4, 6, 8, 9, 12, 14, Shukla 1, Purnima and
  // Amavasya; no Aquarius lagna; the Moon not in 1, 6, 8, 12; no Saturn in the tenth, no Venus in the
  // seventh.
  journey: {
    ...COMMON,
    cleanMonth: false,
    nakshatras: {
      best: [1, 5, 7, 8, 13, 17, 22, 23, 27],
      good: [4, 11, 12, 18, 19, 20, 21, 24, 25, 26],
    },
    tithis: { best: [2, 3, 5, 7, 10, 11, 13], good: [16, 17, 18, 20, 22, 25, 26, 28] },
    weekdays: { best: [1, 3, 4, 5], good: [0, 2, 6] },
    lagnas: { best: [], weak: [12], avoid: [11] },
    houses: [
      ...MOON,
      { house: 1, grahas: ['moon'], veto: true },
      { house: 10, grahas: ['saturn'], veto: false },
      { house: 7, grahas: ['venus'], veto: false },
    ],
    panchakas: ['chora'],
    janmaTara: true,
  },
  // MC 2 (vipani): mridu, dhruva and kshipra stars; no rikta tithi, no Tuesday, no Aquarius lagna; no
  // malefic in the eighth and twelfth.
  shop: {
    ...COMMON,
    nakshatras: { best: [...MRIDU, ...DHRUVA, ...KSHIPRA], good: [] },
    tithis: {
      best: [2, 3, 5, 7, 10, 11, 12, 13],
      good: [1, 6, 8, 15, 16, 17, 18, 20, 21, 22, 23, 25, 26, 27, 28],
    },
    weekdays: { best: [1, 3, 4, 5], good: [0, 6] },
    lagnas: { best: DUAL_SIGNS, weak: [], avoid: [11] },
    houses: [
      ...MOON,
      { house: 8, grahas: MALEFICS, veto: true },
      { house: 12, grahas: MALEFICS, veto: true },
    ],
    panchakas: ['chora'],
  },
};
