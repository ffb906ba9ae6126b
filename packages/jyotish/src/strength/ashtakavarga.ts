import { checkSetting } from '../check-setting.ts';
import { houseFrom, PLANET_IDS, signFromIndex } from '../chart/index.ts';
import type { Placements, SignNumber } from '../chart/index.ts';
import { ASHTAKAVARGA_BODIES, ASHTAKAVARGA_TABLES } from './ashtakavarga-tables.ts';
import type { AshtakavargaBody, AshtakavargaSchool, BeneficHouses } from './ashtakavarga-tables.ts';

/** Twelve numbers, one for each sign from Aries. */
export type SignPoints = readonly number[];

/** The signs of the seven planets and the lagna, the only facts of a chart that ashtakavarga needs. */
export type AshtakavargaSigns = Readonly<Record<AshtakavargaBody, SignNumber>>;

/** The ashtakavarga of one body. */
export interface Bhinnashtakavarga {
  /** prastara: what each of the eight gives to each sign, 0 or 1 */
  readonly contributors: Readonly<Record<AshtakavargaBody, SignPoints>>;
  /** how many of the eight favour each sign, 0 to 8 */
  readonly points: SignPoints;
}

/** The ashtakavarga of a chart. */
export interface Ashtakavarga {
  /** tables that were used */
  readonly school: AshtakavargaSchool;
  /** points of each body in each sign, 0 to 8 */
  readonly bhinna: Readonly<Record<AshtakavargaBody, Bhinnashtakavarga>>;
  /** sum of the seven planets for each sign; 337 in all for every chart */
  readonly sarva: SignPoints;
  /** the same with the ascendant's own points; 386 in all */
  readonly sarvaWithAscendant: SignPoints;
}

/** The signs of a chart that ashtakavarga is computed from. */
export function ashtakavargaSigns({ ascendant, grahas }: Placements): AshtakavargaSigns {
  return eachOf((body) => (body === 'ascendant' ? ascendant.sign : grahas[body].sign));
}

/**
 * The ashtakavarga of a chart: prastara, bhinna and sarva (BPHS ch. 66 and 72; Brihat Jataka ch. 9).
 * @param signs where the eight are: `ashtakavargaSigns(chart)`
 * @param school whose table of benefic houses
 * @throws JyotishError `out_of_range` for a school that is not in `ASHTAKAVARGA_TABLES`
 */
export function ashtakavarga(
  signs: AshtakavargaSigns,
  school: AshtakavargaSchool = 'varahamihira',
): Ashtakavarga {
  checkSetting('school', school, ['varahamihira', 'parashara']);
  const table = ASHTAKAVARGA_TABLES[school];
  const bhinna = eachOf((body) => bhinnashtakavarga(table[body], signs));
  const sarva = sumOf(PLANET_IDS.map((planet) => bhinna[planet].points));
  return { school, bhinna, sarva, sarvaWithAscendant: sumOf([sarva, bhinna.ascendant.points]) };
}

/**
 * Points by house instead of by sign.
 * @param points twelve from Aries
 * @param lagna the sign of the first house
 * @returns twelve from the first house
 */
export function pointsByHouse(points: SignPoints, lagna: SignNumber): readonly number[] {
  return points.map((_, house) => points[signFromIndex(lagna - 1 + house) - 1]!);
}

/** A value for each of the eight, in the order of the tables. */
export function eachOf<Value>(
  value: (body: AshtakavargaBody) => Value,
): Record<AshtakavargaBody, Value> {
  return Object.fromEntries(ASHTAKAVARGA_BODIES.map((body) => [body, value(body)])) as Record<
    AshtakavargaBody,
    Value
  >;
}

function bhinnashtakavarga(benefic: BeneficHouses, signs: AshtakavargaSigns): Bhinnashtakavarga {
  const contributors = eachOf((from) =>
    Array.from({ length: 12 }, (_, index): number =>
      benefic[from].includes(houseFrom(signs[from], signFromIndex(index))) ? 1 : 0,
    ),
  );
  return { contributors, points: sumOf(Object.values(contributors)) };
}

function sumOf(rows: readonly SignPoints[]): SignPoints {
  return Array.from({ length: 12 }, (_, index) => rows.reduce((sum, row) => sum + row[index]!, 0));
}
