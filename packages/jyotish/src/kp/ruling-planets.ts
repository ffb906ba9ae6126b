import { birthPanchang } from '../chart/index.ts';
import type { Birth, Chart, ChartSettings, GrahaId, PlanetId } from '../chart/index.ts';
import { kpCast } from './kp-cast.ts';
import { kpLords } from './kp-lords.ts';
import type { KpLords } from './kp-lords.ts';
import type { Zoned } from '../time/index.ts';

/** The ruling planets of a moment, from the strongest. */
export interface RulingPlanets {
  /** lords of the ascendant */
  readonly ascendant: KpLords;
  /** lords of the Moon */
  readonly moon: KpLords;
  /** lord of the weekday, which begins at sunrise */
  readonly day: PlanetId;
  /**
   * the five each once: star and sign lord of the ascendant, star and sign lord of the Moon, lord of the day; the sub
   * lords, which some add, are in `ascendant` and `moon`
   */
  readonly ruling: readonly GrahaId[];
  /** Rahu and Ketu where they are in a sign of one of the five and so act for it */
  readonly nodes: readonly GrahaId[];
}

/**
 * The ruling planets of a moment at a place (K. S. Krishnamurti, KP Reader 6).
 * @param moment as a birth for `castChart`: civil time, zone and place
 * @param settings what is to differ from `KP_SETTINGS`; `sunrise` decides when the day begins
 * @throws JyotishError as `castChart` does
 */
export function rulingPlanets(
  moment: Zoned<Birth>,
  settings: Partial<ChartSettings> = {},
): RulingPlanets {
  return rulingPlanetsOf(kpCast(moment, settings));
}

/**
 * The ruling planets of a chart that is already cast, in its own ayanamsa.
 * @param chart from `castChart`
 */
export function rulingPlanetsOf(chart: Chart): RulingPlanets {
  const ascendant = kpLords(chart.ascendant.longitude);
  const moon = kpLords(chart.grahas.moon.longitude);
  const day = birthPanchang(chart).dayLord;
  const ruling = [...new Set<GrahaId>([ascendant.star, ascendant.sign, moon.star, moon.sign, day])];
  return {
    ascendant,
    moon,
    day,
    ruling,
    nodes: (['rahu', 'ketu'] as const).filter(
      (node) => !ruling.includes(node) && ruling.includes(chart.grahas[node].signLord),
    ),
  };
}
