import type { EclipseOfPlace, Observance, PujaName, Region } from '@jyoti/jyotish';

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
