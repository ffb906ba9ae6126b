/** The bodies of a western chart, in order. */
export const WESTERN_BODY_IDS = [
  'ascendant',
  'sun',
  'mercury',
  'venus',
  'moon',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'sirius',
  'north_node',
  'south_node',
] as const;

/** One of the fifteen of a western chart. */
export type WesternBodyId = (typeof WESTERN_BODY_IDS)[number];
