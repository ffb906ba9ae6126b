import { GRAHA_IDS } from '../chart/index.ts';

/**
 * The ten bodies of a transit table: the nine grahas and Uranus, which almanacs that print ten add.
 * Uranus has no part in gochara.
 */
export const TRANSIT_BODY_IDS = [...GRAHA_IDS, 'uranus'] as const;

/** A graha, or Uranus. */
export type TransitBodyId = (typeof TRANSIT_BODY_IDS)[number];
