import type {
  Ayana,
  ChoghadiyaMark,
  ChoghadiyaName,
  MoonState,
  PlanetId,
  Ritu,
  Weekday,
} from '@jyoti/jyotish';

/** The meaning of a yoga's name, and its use by custom. */
export interface YogaText {
  /** the name in English */
  readonly meaning: string;
  readonly special: string;
}

/** The eleven karanas by the names that the engine gives them. */
export const KARANA_NAMES = [
  'Bava',
  'Balava',
  'Kaulava',
  'Taitila',
  'Gara',
  'Vanija',
  'Vishti',
  'Shakuni',
  'Chatushpada',
  'Naga',
  'Kimstughna',
] as const;
export type KaranaName = (typeof KARANA_NAMES)[number];

/** Meanings of the parts of a day. Lists begin with the first of their kind. */
export interface AlmanacTexts {
  /** 30, from the bright Pratipada to Amavasya */
  readonly tithis: readonly string[];
  /** 27, from Ashwini */
  readonly nakshatras: readonly string[];
  /** 27, from Vishkambha */
  readonly yogas: readonly YogaText[];
  readonly karanas: Readonly<Record<KaranaName, string>>;
  readonly weekdays: Readonly<Record<Weekday, string>>;
  readonly horas: Readonly<Record<PlanetId, string>>;
  readonly choghadiyas: Readonly<Record<ChoghadiyaName, string>>;
  readonly choghadiyaMarks: Readonly<Record<ChoghadiyaMark, string>>;
  readonly ritus: Readonly<Record<Ritu, string>>;
  readonly ayanas: Readonly<Record<Ayana, string>>;
  /** twelve, from Chaitra */
  readonly months: readonly string[];
  /** added for an intercalary month */
  readonly adhika: string;
  readonly moonStates: Readonly<Record<MoonState, string>>;
}
