import { aspectedHouses, GRAHA_IDS, houseFrom, normaliseDegrees } from '../chart/index.ts';
import type { Chart, GrahaId, HouseNumber } from '../chart/index.ts';
import { crossingsOf } from '../sky/index.ts';
import type { Track } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import { nakshatraIngresses, planetStations, signIngresses } from './ingress.ts';
import type { NakshatraIngress, PlanetStation, SignIngress } from './ingress.ts';
import type { NatalPoint } from './natal-transits.ts';
import { searchStep } from './steps.ts';
import { checkSpan, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** A transit exactly at a natal point, or at the degree from which it aspects one in full. */
export interface NatalHit {
  readonly kind: 'natal';
  /** the graha in transit */
  readonly body: GrahaId;
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  /** what it meets or aspects in the birth chart */
  readonly point: NatalPoint;
  /** the place of the aspect counted from the transit as 1; 1 for a conjunction */
  readonly count: HouseNumber;
  /** whether it passes in retrograde motion */
  readonly retrograde: boolean;
}

/** A transit exactly at the beginning of a house of a bhava chart. */
export interface CuspHit {
  readonly kind: 'cusp';
  /** the graha in transit */
  readonly body: GrahaId;
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  /** the house that begins there; a retrograde body leaves it backwards */
  readonly house: HouseNumber;
  /** whether it passes in retrograde motion */
  readonly retrograde: boolean;
}

/** A sign that a transit enters, with its house in the birth chart. */
export interface HouseIngress extends Omit<SignIngress, 'body'>, Pick<NatalHit, 'body'> {
  /** whole-sign house from the natal ascendant */
  readonly house: HouseNumber;
}

/** An event of a transit over a birth chart. */
export type TransitHit =
  | NatalHit
  | CuspHit
  | HouseIngress
  | (Omit<NakshatraIngress, 'body'> & Pick<NatalHit, 'body'>)
  | (Omit<PlanetStation, 'body'> & Pick<NatalHit, 'body'>);

/** Which events are listed. */
export interface TransitHitOptions {
  /** the transits; all but the Moon, who meets every point each month, unless given */
  readonly bodies?: readonly GrahaId[];
  /** sidereal longitudes at which the twelve houses begin, from the first; none unless given */
  readonly cusps?: readonly number[];
}

const WITHOUT_MOON = GRAHA_IDS.filter((graha) => graha !== 'moon');

/**
 * What transits do over a birth chart in a span of time, in order: each exact conjunction and full aspect on a natal graha or the
 * ascendant (nodes by conjunction only), each sign with its house, each nakshatra, each station, and each cusp where cusps are
 * given. Retrograde passes are listed one by one.
 * @param natal the birth chart; its ayanamsa and node are used
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @returns events in (from, to], in order of time
 * @throws JyotishError `out_of_range` outside 1800 to 2200 or when the span is empty
 */
export function transitHits(
  natal: Pick<Chart, 'ascendant' | 'grahas' | 'settings'>,
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  { bodies = WITHOUT_MOON, cusps = [] }: TransitHitOptions = {},
  sky: TransitSky = transitSky(natal.settings),
): TransitHit[] {
  checkSpan(fromJdUt, toJdUt);
  const points: readonly (readonly [NatalPoint, number])[] = [
    ['ascendant', natal.ascendant.longitude],
    ...GRAHA_IDS.map((graha) => [graha, natal.grahas[graha].longitude] as const),
  ];
  return bodies
    .flatMap((body): TransitHit[] => {
      const track = sky.track(body);
      const step = searchStep(body, sky.settings);
      /** When the body is at a degree, or a multiple of a part of the circle beyond it. */
      const passes = (degree: number, parts: number) =>
        crossingsOf(turned(track, degree), parts, fromJdUt, toJdUt, step).map(
          ({ jdUt, index, direct }) => ({
            jdUt,
            // A retrograde body passes the end of the part that it enters.
            place: direct ? index : (index + 1) % parts,
            retrograde: !direct,
          }),
        );
      const counts = [1, ...aspectedHouses(body, 'none')];
      return [
        ...points.flatMap(([point, longitude]) =>
          passes(longitude, 12).flatMap(({ jdUt, place, retrograde }): NatalHit[] => {
            const count = (((12 - place) % 12) + 1) as HouseNumber;
            return counts.includes(count)
              ? [{ kind: 'natal', body, jdUt, point, count, retrograde }]
              : [];
          }),
        ),
        ...cusps.flatMap((cusp, index) =>
          passes(cusp, 2)
            .filter(({ place }) => place === 0)
            .map(({ jdUt, retrograde }): CuspHit => {
              return { kind: 'cusp', body, jdUt, house: (index + 1) as HouseNumber, retrograde };
            }),
        ),
        ...signIngresses(body, fromJdUt, toJdUt, sky).map((ingress) => ({
          ...ingress,
          body,
          house: houseFrom(natal.ascendant.sign, ingress.sign),
        })),
        ...nakshatraIngresses(body, fromJdUt, toJdUt, sky).map((ingress) => ({ ...ingress, body })),
        ...planetStations(body, fromJdUt, toJdUt, sky).map((station) => ({ ...station, body })),
      ];
    })
    .toSorted((a, b) => a.jdUt - b.jdUt);
}

/** A track whose longitudes are counted from a degree. */
function turned(track: Track, degree: number): Track {
  return { at: (jdUt) => normaliseDegrees(track.at(jdUt) - degree), speedAt: track.speedAt };
}
