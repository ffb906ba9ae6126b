import { DIGNITIES, PLANET_IDS } from '../../chart/index.ts';
import type { HouseNumber, PlanetId } from '../../chart/index.ts';
import { all, any, factsOf, not } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  aspects,
  debilitated,
  DUSTHANA,
  exchange,
  inHouse,
  joined,
  KENDRA,
  where,
  withOne,
} from '../predicates.ts';
import { dispositor, lord } from '../subject.ts';
import type { Subject } from '../subject.ts';
import { bitOf } from '../yoga-chart.ts';

const neecha = inGroup('neecha_bhanga');
const planet =
  (graha: PlanetId): Subject =>
  () => ({ graha, facts: factsOf(bitOf(graha)) });

/** In a kendra from the lagna or from the Moon. */
const central = (subject: Subject): Condition =>
  any(inHouse(subject, KENDRA), inHouse(subject, KENDRA, 'moon'));

/** What takes the fall from a debilitated graha. */
function rescue(graha: PlanetId): Condition {
  const sign = DIGNITIES[graha].debilitated;
  const exaltedThere = PLANET_IDS.filter((other) => DIGNITIES[other].exalted.sign === sign);
  return all(
    debilitated(graha),
    any(
      central(dispositor(graha)),
      ...exaltedThere.map((other) => central(planet(other))),
      aspects(dispositor(graha), graha),
    ),
  );
}

/** Debilitation undone; each graha of which it is true counts by itself. */
export const NEECHA_BHANGA = [
  neecha(
    'neecha-bhanga',
    'Neecha Bhanga Raja',
    'good',
    'P7.26-30 JP7.13 R250',
    PLANET_IDS.map(rescue),
  ),
  neecha(
    'neecha-bhanga-navamsa',
    'Neecha Bhanga',
    'good',
    'R252',
    PLANET_IDS.map((graha) =>
      all(
        debilitated(graha),
        where(graha, (_, chart) => chart.navamsa[graha] === DIGNITIES[graha].exalted.sign),
      ),
    ),
  ),
];

const vipareeta = inGroup('vipareeta');
const fallen = (house: HouseNumber): Condition => inHouse(lord(house), DUSTHANA);
/** Two lords of dusthanas, each in the other's house or both in one, with nobody else. */
const mutual = (a: HouseNumber, b: HouseNumber): Condition =>
  all(
    fallen(a),
    fallen(b),
    any(exchange(a, b), joined(lord(a), lord(b))),
    ...[lord(a), lord(b)].map((one) => not(withStranger(one))),
  );
const withStranger =
  (subject: Subject): Condition =>
  (chart) => {
    const lords = DUSTHANA.map((house) => chart.lords[house]!);
    return withOne(
      subject,
      PLANET_IDS.filter((graha) => !lords.includes(graha)),
    )(chart);
  };

/** Lords of bad houses in bad houses. */
export const VIPAREETA = [
  vipareeta('harsha', 'Harsha', 'good', 'P6.57-69 R105', fallen(6)),
  vipareeta('sarala', 'Sarala', 'good', 'P6.57-69 R106', fallen(8)),
  vipareeta('vimala', 'Vimala', 'good', 'P6.57-69 R107', fallen(12)),
  vipareeta(
    'vipareeta-raja',
    'Vipareeta Raja',
    'good',
    'U4.22',
    any(mutual(6, 8), mutual(6, 12), mutual(8, 12)),
  ),
];

const parivartana = inGroup('parivartana');
const HOUSES: readonly HouseNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The 66 pairs of houses by what their exchange is: 28 maha, 8 khala, 30 dainya. */
function exchanges(kind: 'maha' | 'khala' | 'dainya'): readonly Condition[] {
  return HOUSES.flatMap((one) =>
    HOUSES.filter((other) => {
      const pair = [one, other];
      const isDainya = pair.some((house) => DUSTHANA.includes(house));
      const found = isDainya ? 'dainya' : pair.includes(3) ? 'khala' : 'maha';
      return other > one && found === kind;
    }).map((other) => exchange(one, other)),
  );
}

/** Two lords in each other's houses; each pair counts by itself. */
export const PARIVARTANA = [
  parivartana('maha-parivartana', 'Maha', 'good', 'P6.32-34', exchanges('maha')),
  parivartana('khala-parivartana', 'Khala', 'mixed', 'P6.32-34', exchanges('khala')),
  parivartana('dainya-parivartana', 'Dainya', 'bad', 'P6.32-34', exchanges('dainya')),
];
