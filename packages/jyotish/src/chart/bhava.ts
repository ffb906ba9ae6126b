import { checkSetting } from '../check-setting.ts';
import { angles, placidusCusps } from '../sky/index.ts';
import { normaliseDegrees } from './angle.ts';
import { eachGraha } from './bodies.ts';
import type { GrahaId } from './bodies.ts';
import type { Chart } from './cast-chart.ts';
import type { HouseNumber } from './signs.ts';

/**
 * Division of the houses of the bhava chart: by the trisected quadrants of Sripati, by the semi-arcs of Placidus (the
 * KP school), or 30° each round the ascendant.
 */
export type BhavaSystem = 'sripati' | 'placidus' | 'equal';

/** A house of the bhava chart. Sidereal longitudes, degrees; `start` belongs to it, `end` does not. */
export interface Bhava {
  /** 1 to 12 */
  readonly house: HouseNumber;
  /** its first sandhi, or its cusp in Placidus */
  readonly start: number;
  /** its madhya: the cusp in Sripati and equal houses, half-way in Placidus and whole signs */
  readonly middle: number;
  /** its second sandhi, where the next house begins */
  readonly end: number;
}

/** Twelve houses, the first one first. */
export type Bhavas = readonly Bhava[];

/** Why the houses are not the requested ones: Placidus has no cusps beyond the polar circles. */
export type BhavaNotice = 'no_quadrants_at_this_latitude';

/** The bhava chart (bhava chalit). */
export interface BhavaChart {
  /** the house system used; `whole_sign` where the requested one is undefined */
  readonly system: BhavaSystem | 'whole_sign';
  /** the twelve, the first one first */
  readonly bhavas: Bhavas;
  /** which of them each graha is in */
  readonly houseOf: Readonly<Record<GrahaId, HouseNumber>>;
  /** sidereal midheaven, degrees */
  readonly midheaven: number;
  /** why the houses are not those that were requested */
  readonly notices: readonly BhavaNotice[];
}

/**
 * The bhava chart of a birth chart. Beyond the polar circles, where Placidus has no cusps, the houses are the signs in its
 * place, with a notice.
 * @param chart from `castChart`; its ayanamsa is used
 * @throws JyotishError `out_of_range` for a system that is not `sripati`, `placidus` or `equal`
 */
export function bhavaChart(chart: Chart, system: BhavaSystem = 'sripati'): BhavaChart {
  checkSetting('system', system, ['sripati', 'placidus', 'equal']);
  const { birth, time, settings, deltaTSeconds } = chart;
  const ascendant = chart.ascendant.longitude;
  const sidereal = (longitude: number): number =>
    normaliseDegrees(longitude - settings.ayanamsaDegrees - settings.nutationDegrees);
  const midheaven = sidereal(angles(time.jdUt, birth, deltaTSeconds).midheaven);
  const bhavas = ((): Bhavas | null => {
    if (system === 'equal') return equalBhavas(ascendant);
    if (system === 'sripati') return sripatiBhavas(ascendant, midheaven);
    const cusps = placidusCusps(time.jdUt, birth, deltaTSeconds);
    return cusps && bhavasFromStarts(cusps.map(sidereal));
  })();
  const used = bhavas ?? wholeSignBhavas(ascendant);
  return {
    system: bhavas === null ? 'whole_sign' : system,
    bhavas: used,
    houseOf: eachGraha((graha) => bhavaOf(chart.grahas[graha].longitude, used)),
    midheaven,
    notices: bhavas === null ? ['no_quadrants_at_this_latitude'] : [],
  };
}

/**
 * Sripati's houses (Jataka Paddhati ch. 1): the four quadrants between ascendant, lower meridian, descendant and
 * midheaven are divided into three; the resulting points are the middles of the houses, and the points half-way between
 * two middles are their boundaries.
 * @param ascendant degrees; @param midheaven degrees, of the same zodiac
 * @returns null when the midheaven is not in the half circle before the ascendant, where that of every real chart is
 */
export function sripatiBhavas(ascendant: number, midheaven: number): Bhavas | null {
  const toAscendant = normaliseDegrees(ascendant - midheaven);
  if (toAscendant === 0 || toAscendant >= 180) return null;
  const third = toAscendant / 3;
  const otherThird = 60 - third;
  const fromAscendant = [
    0,
    otherThird,
    2 * otherThird,
    180 - 3 * third,
    180 - 2 * third,
    180 - third,
  ];
  return bhavasFromMiddles(
    [...fromAscendant, ...fromAscendant.map((arc) => arc + 180)].map((arc) => ascendant + arc),
  );
}

/** Houses of 30° with the ascendant in the middle of the first. */
export function equalBhavas(ascendant: number): Bhavas {
  return bhavasFromMiddles(Array.from({ length: 12 }, (_, index) => ascendant + 30 * index));
}

/** The signs as houses, from the ascendant's sign on. */
export function wholeSignBhavas(ascendant: number): Bhavas {
  const first = Math.floor(normaliseDegrees(ascendant) / 30) * 30;
  return bhavasFromStarts(Array.from({ length: 12 }, (_, index) => first + 30 * index));
}

/**
 * Houses that begin at given points, as in Placidus.
 * @param starts twelve longitudes in order, degrees
 */
export function bhavasFromStarts(starts: readonly number[]): Bhavas {
  return starts.map((start, index) => {
    const end = starts[(index + 1) % 12]!;
    return bhava(index, start, halfWay(start, end), end);
  });
}

/**
 * The house in which a longitude falls.
 * @param longitude degrees, of the zodiac of the houses
 */
export function bhavaOf(longitude: number, bhavas: Bhavas): HouseNumber {
  const { start } = bhavas[0]!;
  const fromStart = (point: number): number => normaliseDegrees(point - start);
  // The last house that has begun, so that every longitude has exactly one regardless of rounding.
  return bhavas.findLast((candidate) => fromStart(candidate.start) <= fromStart(longitude))!.house;
}

function bhavasFromMiddles(middles: readonly number[]): Bhavas {
  const sandhis = middles.map((middle, index) => halfWay(middles[(index + 11) % 12]!, middle));
  return middles.map((middle, index) =>
    bhava(index, sandhis[index]!, middle, sandhis[(index + 1) % 12]!),
  );
}

function bhava(index: number, start: number, middle: number, end: number): Bhava {
  return {
    house: (index + 1) as HouseNumber,
    start: normaliseDegrees(start),
    middle: normaliseDegrees(middle),
    end: normaliseDegrees(end),
  };
}

function halfWay(from: number, to: number): number {
  return normaliseDegrees(from + normaliseDegrees(to - from) / 2);
}
