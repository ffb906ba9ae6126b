import type { Couple } from '@jyoti/jyotish';

/** How good a result is, with one word each on every page: of 36 points, of ten poruthams and of the percentage. */
export type MatchBand = 'low' | 'average' | 'good' | 'very_good';

/** Names of the partners; without names they are the boy and the girl. */
export type PartnerNames = Couple<string>;
