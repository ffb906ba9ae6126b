import type { EclipseOfPlace, Observance, PujaName, Region } from '@jyoti/jyotish';

/** Texts on festivals and vrats. */
export interface FestivalTexts {
  /** One line on what it is, by the engine's id. */
  about: Readonly<Record<string, string>>;
  /** Of every entry of the Sun into a sign that has no line of its own. */
  sankranti: string;
  /** Of every Ekadashi that has no line of its own. */
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
  /** Whose day an Ekadashi is where there are two. */
  traditions: Readonly<Record<'smarta' | 'vaishnava', string>>;
}

/** What a name is made from. */
export type NamedFestival = Pick<Observance, 'id' | 'name' | 'variant' | 'fast'>;

/** How festivals and vrats are named, from the English names of the engine. */
export interface FestivalNaming {
  festival: (observance: NamedFestival) => string;
  /** A vrat on a weekday of its own: Soma Pradosh, Somavati Amavasya. */
  variant: (variant: string) => string;
}
