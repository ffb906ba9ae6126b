import {
  bhavaOf,
  bhavasFromStarts,
  degreeInSign,
  normaliseDegrees,
  signOf,
  wholeSignBhavas,
} from '../chart/index.ts';
import type {
  BhavaNotice,
  Bhavas,
  Chart,
  HouseNumber,
  SignNumber,
  Weekday,
} from '../chart/index.ts';
import { angles, apparentPosition, fixedStar, placidusCusps, SIRIUS } from '../sky/index.ts';
import { civilFromJulianDay } from '../time/index.ts';
import { WESTERN_BODY_IDS } from './bodies.ts';
import type { WesternBodyId } from './bodies.ts';

/** Where a body is in a western chart: tropical zodiac, true equinox of date. */
export interface WesternPlacement {
  /** degrees in [0, 360) */
  readonly longitude: number;
  /** tropical, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** degrees in [0, 30) */
  readonly degreeInSign: number;
  /** by the house system of the chart */
  readonly house: HouseNumber;
  /** null for the ascendant, Sirius and the nodes, which have none */
  readonly retrograde: boolean | null;
}

/** A western chart. */
export interface WesternChart {
  /** planets, nodes, Chiron, Sirius and the ascendant */
  readonly bodies: Readonly<Record<WesternBodyId, WesternPlacement>>;
  /** whole signs beyond the polar circles, where Placidus has no cusps */
  readonly houseSystem: 'placidus' | 'whole_sign';
  /** beginnings of the twelve houses, degrees; the first one the ascendant in Placidus */
  readonly cusps: readonly number[];
  /** tropical, degrees */
  readonly midheaven: number;
  /** weekday of the civil date of birth */
  readonly weekday: Weekday;
  /** why the houses are not those of Placidus */
  readonly notices: readonly BhavaNotice[];
}

interface Point {
  readonly longitude: number;
  readonly retrograde: boolean | null;
}

/**
 * The western chart of a birth: apparent tropical places with the outer planets, Chiron, Sirius and the true node, in
 * the houses of Placidus.
 * @param chart from `castChart`; its settings are not used
 */
export function westernChart({
  birth,
  time,
  deltaTSeconds,
}: Pick<Chart, 'birth' | 'time' | 'deltaTSeconds'>): WesternChart {
  const jdTt = time.jdUt + deltaTSeconds / 86_400;
  const { ascendant, midheaven } = angles(time.jdUt, birth, deltaTSeconds);
  const cusps = placidusCusps(time.jdUt, birth, deltaTSeconds);
  const houses: Bhavas = cusps === null ? wholeSignBhavas(ascendant) : bhavasFromStarts(cusps);
  const placement = (id: WesternBodyId): WesternPlacement => {
    const { longitude, retrograde } = pointOf(id, jdTt, ascendant);
    return {
      longitude,
      sign: signOf(longitude),
      degreeInSign: degreeInSign(longitude),
      house: bhavaOf(longitude, houses),
      retrograde,
    };
  };
  return {
    bodies: Object.fromEntries(WESTERN_BODY_IDS.map((id) => [id, placement(id)])) as Record<
      WesternBodyId,
      WesternPlacement
    >,
    houseSystem: cusps === null ? 'whole_sign' : 'placidus',
    cusps: houses.map(({ start }) => start),
    midheaven,
    weekday: civilFromJulianDay(time.jdUt, birth.timeZone).weekday,
    notices: cusps === null ? ['no_quadrants_at_this_latitude'] : [],
  };
}

function pointOf(id: WesternBodyId, jdTt: number, ascendant: number): Point {
  switch (id) {
    case 'ascendant':
      return { longitude: ascendant, retrograde: null };
    case 'sirius':
      return { longitude: fixedStar(SIRIUS, jdTt), retrograde: null };
    case 'north_node':
      return { longitude: apparentPosition('trueNode', jdTt).longitude, retrograde: null };
    case 'south_node': {
      const { longitude } = apparentPosition('trueNode', jdTt);
      return { longitude: normaliseDegrees(longitude + 180), retrograde: null };
    }
    default: {
      const { longitude, speed } = apparentPosition(id, jdTt);
      return { longitude, retrograde: speed < 0 };
    }
  }
}
