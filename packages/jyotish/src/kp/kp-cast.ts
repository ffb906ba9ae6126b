import { castChart } from '../chart/index.ts';
import type { Zoned } from '../time/index.ts';
import type { Birth, Chart, ChartSettings } from '../chart/index.ts';

/**
 * The settings of the school over those of the engine: Krishnamurti's ayanamsa; everything else as in `castChart`. The
 * school takes the mean node.
 */
export const KP_SETTINGS = { ayanamsa: 'krishnamurti' } as const satisfies Partial<ChartSettings>;

/** A chart in the settings of the school, where others are not given. */
export function kpCast(birth: Zoned<Birth>, settings: Partial<ChartSettings>): Chart {
  // A setting given as undefined is not given.
  return castChart(birth, { ...settings, ayanamsa: settings.ayanamsa ?? KP_SETTINGS.ayanamsa });
}
