import { DIGNITIES, PLANET_IDS, SIGNS } from '../../chart/index.ts';
import type { PlanetId } from '../../chart/index.ts';
import { all, any, factsOf } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import { aspects, debilitated, inHouse, KENDRA, where } from '../predicates.ts';
import { dispositor } from '../subject.ts';
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
  const { debilitated: sign, exalted } = DIGNITIES[graha];
  const exaltedThere = PLANET_IDS.filter((other) => DIGNITIES[other].exalted.sign === sign);
  return all(
    debilitated(graha),
    any(
      central(dispositor(graha)),
      central(planet(SIGNS[exalted.sign].lord)),
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
