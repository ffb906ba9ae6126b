/** The nine grahas, in their traditional order. */
export const grahaIds = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;

export type GrahaId = (typeof grahaIds)[number];

/** The signs in order, 1 (Mesha, Aries) to 12 (Meena, Pisces). */
export const rashiNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type RashiNumber = (typeof rashiNumbers)[number];

/** The elements of the rashis. */
export const elementIds = ['fire', 'earth', 'air', 'water'] as const;

export type ElementId = (typeof elementIds)[number];
