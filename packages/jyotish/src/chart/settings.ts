import { JyotishError } from '../error.ts';
import type { Ayanamsa, RiseDefinition } from '../sky/index.ts';

/** What a chart is made with. Every result echoes it, because programs differ in nothing else. */
export interface ChartSettings {
  readonly ayanamsa: Ayanamsa;
  /** the node taken as Rahu: its mean or its true (osculating) place */
  readonly node: 'mean' | 'true';
  /** which sunrise begins the vedic day: the disc's centre without refraction, or its upper edge with */
  readonly sunrise: RiseDefinition;
  /** length of a dasha year, days: 365.25, 365.2425, 365.256364 or 360 */
  readonly yearDays: number;
  /** whether Rahu and Ketu are given dignities, on which schools differ */
  readonly nodeDignity: boolean;
}

/** What Indian almanacs and their users expect. */
export const DEFAULT_SETTINGS: ChartSettings = {
  ayanamsa: 'lahiri',
  node: 'mean',
  sunrise: 'centre',
  yearDays: 365.25,
  nodeDignity: false,
};

/**
 * Settings with the defaults filled in.
 * @throws JyotishError `out_of_range` when a dasha year is not between 354 and 367 days
 */
export function resolveSettings(settings: Partial<ChartSettings> = {}): ChartSettings {
  const resolved = { ...DEFAULT_SETTINGS, ...settings };
  if (!(resolved.yearDays >= 354 && resolved.yearDays <= 367)) {
    throw new JyotishError('out_of_range', 'A dasha year must be between 354 and 367 days.');
  }
  return resolved;
}
