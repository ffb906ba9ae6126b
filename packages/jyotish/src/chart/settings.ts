import { checkNumberSetting, checkSetting } from '../check-setting.ts';
import { checkAyanamsa } from '../sky/ayanamsa.ts';
import { RISE_DEFINITIONS } from '../sky/index.ts';
import type { Ayanamsa, RiseDefinition } from '../sky/index.ts';

/** Settings of a chart. Every result includes them, because programs differ only in these. */
export interface ChartSettings {
  /** where the sidereal zodiac begins */
  readonly ayanamsa: Ayanamsa;
  /** the node used as Rahu: its mean or its true (osculating) place */
  readonly node: 'mean' | 'true';
  /** which sunrise begins the vedic day: the disc's centre without refraction, or its upper edge with */
  readonly sunrise: RiseDefinition;
  /** length of a dasha year, days: 365.25, 365.2425, 365.256364 or 360 */
  readonly yearDays: number;
  /** whether Rahu and Ketu are given dignities, on which schools differ */
  readonly nodeDignity: boolean;
}

/** What newspapers, most Indian almanacs and their readers expect. */
export const DEFAULT_SETTINGS: ChartSettings = {
  ayanamsa: 'lahiri',
  node: 'mean',
  sunrise: 'edge',
  yearDays: 365.25,
  nodeDignity: false,
};

/** The given settings, with a default for each missing one. */
function withDefaults(settings: Partial<ChartSettings>): ChartSettings {
  // A setting that is undefined counts as missing: spreading it would override the default.
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(given) };
}

/**
 * Settings with the defaults filled in, each of them checked.
 * @throws JyotishError `out_of_range` when a setting has an invalid value, or a dasha year is not between 354 and 367
 * days; the message names the setting, the value and the allowed values
 */
export function resolveSettings(settings: Partial<ChartSettings> = {}): ChartSettings {
  const resolved = withDefaults(settings);
  checkAyanamsa(resolved.ayanamsa);
  checkSetting('node', resolved.node, ['mean', 'true']);
  checkSetting('sunrise', resolved.sunrise, RISE_DEFINITIONS);
  checkNumberSetting('yearDays', resolved.yearDays, { min: 354, max: 367 });
  checkSetting('nodeDignity', resolved.nodeDignity, [true, false]);
  return resolved;
}
