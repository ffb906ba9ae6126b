import type { GrahaId, HouseNumber } from '@jyoti/jyotish';

/** Sentences on positions with placeholders, and the words that fill them. */
export interface PlacementTexts {
  /** BCP 47: how a list of words is joined */
  readonly locale: string;
  /** the lord of a house, and where it is */
  readonly houseLord: { readonly elsewhere: string; readonly atHome: string };
  readonly ascendantLord: { readonly elsewhere: string; readonly atHome: string };
  readonly graha: string;
  readonly afflictions: {
    readonly combust: string;
    readonly debilitated: string;
    readonly joined: string;
    readonly aspected: string;
    readonly none: string;
    /** of the Sun, which cannot be combust */
    readonly noneOfSun: string;
    /** of Rahu and Ketu, which are never combust and have no dignity here */
    readonly noneOfNode: string;
  };
  /** separator between two sentences */
  readonly between: string;
  readonly grahas: Readonly<Record<GrahaId, string>>;
  /** ordinals */
  readonly houses: Readonly<Record<HouseNumber, string>>;
}
