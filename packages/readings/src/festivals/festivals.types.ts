import type {
  EclipseOfPlace,
  Observance,
  PujaName,
  Region,
  RuleSource,
  TestedWindow,
} from '@jyoti/jyotish';

/** Texts on festivals and vrats. */
export interface FestivalTexts {
  /** One line on what it is, by the engine's id. */
  about: Readonly<Record<string, string>>;
  /** For every entry of the Sun into a sign without its own line. */
  sankranti: string;
  /** For every Ekadashi without its own line. */
  ekadashi: string;
  /** By name, without the word Ekadashi. */
  ekadashis: Readonly<Record<string, string>>;
  /** Where or by whom it is observed. */
  regions: Readonly<Record<Region, string>>;
  /** The ritual at its hour. */
  pujas: Readonly<Record<PujaName, string>>;
  /** "Total lunar eclipse". */
  eclipses: Readonly<
    Record<EclipseOfPlace['kind'], Readonly<Record<EclipseOfPlace['type'], string>>>
  >;
  /** Which rule selects the day, with the gap `when`. */
  rules: Readonly<Record<'tithi' | 'nakshatra' | 'sankranti' | 'days_apart' | 'ekadashi', string>>;
  /** The part of the day that a rule tests, as the gap needs it: "at sunrise". */
  when: Readonly<Record<Exclude<TestedWindow['part'], 'punya_kaal'>, string>>;
  /** Where a rule comes from. */
  sources: Readonly<Record<RuleSource, string>>;
  /** The observers of an Ekadashi with two days. */
  traditions: Readonly<Record<'smarta' | 'vaishnava', string>>;
}

/** The properties that determine a festival's name. */
export type NamedFestival = Pick<Observance, 'id' | 'name' | 'variant' | 'fast'>;

/** How festivals and vrats are named, from the English names of the engine. */
export interface FestivalNaming {
  festival: (observance: NamedFestival) => string;
  /** A vrat with a special name by weekday: Soma Pradosh, Somavati Amavasya. */
  variant: (variant: string) => string;
}
