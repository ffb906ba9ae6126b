import { normaliseDegrees, PLANET_IDS } from '../chart/index.ts';
import type { GrahaPlacement, HouseNumber, Placements, PlanetId } from '../chart/index.ts';

/** The twelve types, by the house of Rahu from the lagna: the first is Rahu's in the first. */
export const KAAL_SARP_TYPES = [
  'anant',
  'kulik',
  'vasuki',
  'shankhpal',
  'padma',
  'mahapadma',
  'takshak',
  'karkotak',
  'shankhachud',
  'ghatak',
  'vishdhar',
  'sheshnag',
] as const;

/** One of the twelve types. */
export type KaalSarpType = (typeof KAAL_SARP_TYPES)[number];

/**
 * The arc that contains the planets: `ascending` from Rahu forward through the signs to Ketu, `descending` from Ketu
 * forward to Rahu (some call that one Kaal Amrit).
 */
export type KaalSarpDirection = 'ascending' | 'descending';

/** A planet outside the arc that contains the others. */
export interface PlanetOutside {
  /** planet that breaks the arc */
  readonly graha: PlanetId;
  /** whole-sign house from the ascendant */
  readonly house: HouseNumber;
  /** the node it has passed, or not reached yet: the nearer one */
  readonly node: 'rahu' | 'ketu';
  /** how far beyond that node it is, degrees in (0, 90] */
  readonly degreesBeyond: number;
  /** whether it shares the node's sign, so that a reading by signs alone would count it as inside */
  readonly sharesSign: boolean;
}

/** Kaal sarp dosha of a chart. */
export interface KaalSarp {
  /** all seven planets on one arc between the nodes, by exact longitude */
  readonly isPresent: boolean;
  /** not present, but one planet only is outside and within one sign (30°) of its node, or all outside share its sign */
  readonly isPartial: boolean;
  /** null where it is neither present nor partial, as is the direction */
  readonly type: KaalSarpType | null;
  /** towards which node the planets lie */
  readonly direction: KaalSarpDirection | null;
  /** whole-sign house from the ascendant, which names the type */
  readonly rahuHouse: HouseNumber;
  /** the house opposite to Rahu's */
  readonly ketuHouse: HouseNumber;
  /** planets on the arc from Rahu forward to Ketu, 0 to 7 */
  readonly planetsAhead: number;
  /** the planets on the emptier arc, which break the dosha */
  readonly outside: readonly PlanetOutside[];
}

/** How far outside a single planet may be for a partial dosha, degrees: further out it breaks the pattern. */
const ONE_SIGN = 30;

/**
 * Kaal sarp: the seven planets, Sun to Saturn, on one side of the axis of the nodes. It is in no
 * classical text; types and test are those of modern almanacs. Longitudes decide, since signs alone
 * hold planets that are beyond a node's degree. A planet at the very degree of a node counts as inside.
 */
export function kaalSarp({ grahas }: Placements): KaalSarp {
  const { rahu, ketu } = grahas;
  const fromRahu = (planet: PlanetId): number =>
    normaliseDegrees(grahas[planet].longitude - rahu.longitude);
  const behind = PLANET_IDS.filter((planet) => fromRahu(planet) > 180);
  const ahead = PLANET_IDS.filter((planet) => fromRahu(planet) > 0 && fromRahu(planet) < 180);
  const isAscending = behind.length <= ahead.length;
  const outside = (isAscending ? behind : ahead).map((planet) => {
    const degrees = fromRahu(planet) % 180;
    return outsideOf(grahas[planet], planet, isAscending, degrees, rahu, ketu);
  });
  const isPresent = outside.length === 0;
  const isNear = outside.length === 1 && outside[0]!.degreesBeyond <= ONE_SIGN;
  const isPartial = !isPresent && (isNear || outside.every(({ sharesSign }) => sharesSign));
  const isNamed = isPresent || isPartial;
  return {
    isPresent,
    isPartial,
    type: isNamed ? KAAL_SARP_TYPES[rahu.house - 1]! : null,
    direction: isNamed ? (isAscending ? 'ascending' : 'descending') : null,
    rahuHouse: rahu.house,
    ketuHouse: ketu.house,
    planetsAhead: ahead.length,
    outside,
  };
}

/** A planet `degrees` after one node on the empty arc, which begins at Ketu where Rahu's is full. */
function outsideOf(
  { house, sign }: GrahaPlacement,
  graha: PlanetId,
  isAscending: boolean,
  degrees: number,
  rahu: GrahaPlacement,
  ketu: GrahaPlacement,
): PlanetOutside {
  const [first, second] = isAscending ? [ketu, rahu] : [rahu, ketu];
  const [node, degreesBeyond] = degrees <= 90 ? [first, degrees] : [second, 180 - degrees];
  return {
    graha,
    house,
    node: node === rahu ? 'rahu' : 'ketu',
    degreesBeyond,
    sharesSign: sign === node.sign,
  };
}
