import { PLANET_IDS } from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';
import { crossingsOf } from '../sky/index.ts';
import { kakshyaGivesBindu, kakshyaOf } from '../strength/index.ts';
import type { Ashtakavarga, Kakshya } from '../strength/index.ts';
import type { JulianDay } from '../time/index.ts';
import { placeAt } from './positions.ts';
import type { TransitPlace } from './positions.ts';
import { searchStep } from './steps.ts';
import { clipInstant, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** A planet in transit through a kakshya. */
export interface KakshyaTransit extends Pick<
  TransitPlace,
  'longitude' | 'sign' | 'degree' | 'retrograde'
> {
  /** the planet in transit */
  readonly planet: PlanetId;
  /** the eighth of its sign that it is in */
  readonly kakshya: Kakshya;
  /** whether the lord of the kakshya gives a bindu to the sign in the planet's natal ashtakavarga */
  readonly bindu: boolean;
  /** when it leaves the kakshya, forward or back by retrograde motion, Julian day UT; null when that is after 2200 */
  readonly untilJdUt: JulianDay | null;
}

/** Kakshyas in the circle. */
const KAKSHYAS = 96;

/**
 * The kakshyas that the seven planets are in at an instant, and whether each gives its bindu there (Phaladeepika 23, 16–19). The
 * nodes have no ashtakavarga and are left out.
 * @param ashtakavarga of the birth chart
 * @param jdUt Julian day, UT
 * @param sky with the ayanamsa of the birth chart
 * @throws JyotishError `out_of_range` outside 1800 to 2200
 */
export function kakshyaTransits(
  ashtakavarga: Pick<Ashtakavarga, 'bhinna'>,
  jdUt: JulianDay,
  sky: TransitSky = transitSky(),
): KakshyaTransit[] {
  return PLANET_IDS.map((planet): KakshyaTransit => {
    const { longitude, sign, degree, retrograde } = placeAt(planet, jdUt, sky);
    return {
      planet,
      longitude,
      sign,
      degree,
      retrograde,
      kakshya: kakshyaOf(longitude),
      bindu: kakshyaGivesBindu(planet, longitude, ashtakavarga),
      untilJdUt: leavesKakshya(planet, jdUt, sky),
    };
  });
}

function leavesKakshya(planet: PlanetId, jdUt: JulianDay, sky: TransitSky): JulianDay | null {
  const look = sky.look(planet);
  // The step of a search for signs would hold several kakshyas, of which only the first is wanted.
  const step = searchStep(planet, sky.settings) / 8;
  for (let from = jdUt; from < clipInstant(from + 1);) {
    const to = clipInstant(from + step);
    const first = crossingsOf(look, KAKSHYAS, from, to, step)[0];
    if (first !== undefined) return first.jdUt;
    from = to;
  }
  return null;
}
