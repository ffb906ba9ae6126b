import {
  bhavaOf,
  bhavasFromStarts,
  eachGraha,
  normaliseDegrees,
  readPlacements,
  wholeSignBhavas,
} from '../chart/index.ts';
import type { Bhavas, Birth, Chart, ChartSettings, Placements } from '../chart/index.ts';
import { placidusCuspsOfAscendant } from '../sky/index.ts';
import { kpCast } from './kp-cast.ts';
import { kpChartIn } from './kp-chart.ts';
import type { KpChart } from './kp-chart.ts';
import { kpSub } from './kp-lords.ts';
import type { KpSub } from './kp-lords.ts';
import { rulingPlanetsOf } from './ruling-planets.ts';
import type { RulingPlanets } from './ruling-planets.ts';
import type { Zoned } from '../time/index.ts';

/** The chart of a question with a number: the ascendant is that of the number, the grahas are those of the moment. */
export interface KpHorary extends KpChart {
  /** the sub that the number names; the ascendant is its start */
  readonly sub: KpSub;
  /** ascendant and grahas by signs, whole-sign houses from the ascendant of the number */
  readonly placements: Placements;
  /** of the moment itself, so with the ascendant that really rises */
  readonly rulingPlanets: RulingPlanets;
}

/**
 * The chart of a question by its number (K. S. Krishnamurti, KP Reader 6, "Horary Astrology"): the start of the sub is
 * the ascendant, the other cusps are those of Placidus when that degree rises at the place, and the grahas are where
 * they are at the moment of judgment.
 * @param moment civil time, zone and place of the judgment, as a birth for `castChart`
 * @param number 1 to 249, which the person who asks has named
 * @param settings what is to differ from `KP_SETTINGS`
 * @throws JyotishError as `castChart` does, and `out_of_range` for another number
 */
export function kpHorary(
  moment: Zoned<Birth>,
  number: number,
  settings: Partial<ChartSettings> = {},
): KpHorary {
  return kpHoraryOf(kpCast(moment, settings), number);
}

/**
 * As `kpHorary`, of a chart of the moment that is already cast, in its own ayanamsa.
 * @param chart from `castChart`
 * @param number 1 to 249
 * @throws JyotishError `out_of_range` for another number
 */
export function kpHoraryOf(chart: Chart, number: number): KpHorary {
  const sub = kpSub(number);
  const bhavas = placidusOf(chart, sub.start);
  const houses = bhavas ?? wholeSignBhavas(sub.start);
  const placements = readPlacements(sub.start, chart.grahas, chart.settings);
  return {
    ...kpChartIn(
      {
        system: bhavas ? 'placidus' : 'whole_sign',
        bhavas: houses,
        houseOf: eachGraha((graha) => bhavaOf(chart.grahas[graha].longitude, houses)),
        notices: bhavas ? [] : ['no_quadrants_at_this_latitude'],
      },
      chart,
    ),
    sub,
    placements,
    rulingPlanets: rulingPlanetsOf(chart),
  };
}

/** Houses of Placidus from a sidereal ascendant; null beyond the polar circles. */
function placidusOf(
  { birth, time, settings, deltaTSeconds }: Chart,
  ascendant: number,
): Bhavas | null {
  const offset = settings.ayanamsaDegrees + settings.nutationDegrees;
  const cusps = placidusCuspsOfAscendant(ascendant + offset, time.jdUt, birth, deltaTSeconds);
  if (!cusps) return null;
  const starts = cusps.map((cusp) => normaliseDegrees(cusp - offset));
  // The way to the tropical zodiac and back must not carry the ascendant across the start of its sub.
  starts[0] = ascendant;
  return bhavasFromStarts(starts);
}
