import { SIGNS, varga } from '../../chart/index.ts';
import type { GrahaId, PlanetId } from '../../chart/index.ts';
import { all, factsOf, not } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  aspects,
  countOf,
  grahasOf,
  houseSeenBy,
  inHouse,
  seenBy,
  SEVEN,
  weak,
  where,
} from '../predicates.ts';
import { dispositor } from '../subject.ts';
import { setOf } from '../yoga-chart.ts';
import type { YogaChart } from '../yoga-chart.ts';

const yoga = inGroup('sannyasa');
const moonLord = dispositor('moon');
const OTHERS: readonly GrahaId[] = SEVEN.filter((graha) => graha !== 'saturn');

/** Four or more of the seven planets in one house. */
const gathered = (chart: YogaChart): readonly GrahaId[] => {
  const set = chart.occupants.map((one) => one & setOf(SEVEN)).find((one) => countOf(one) >= 4);
  return grahasOf(set ?? 0);
};
const four: Condition = (chart) => {
  const grahas = gathered(chart);
  return grahas.length === 0 ? null : factsOf(setOf(grahas));
};
const burnt: Condition = (chart) => {
  const grahas = gathered(chart).filter((graha) => graha !== 'sun');
  const areBurnt = grahas.every((graha) => chart.placements.grahas[graha].combust);
  return areBurnt ? factsOf(setOf(grahas)) : null;
};
const partLord = (part: 3 | 9, longitude: number): PlanetId =>
  SIGNS[varga(part, longitude).sign].lord;

/** Yogas of renunciation. */
export const SANNYASA = [
  yoga('pravrajya', 'Pravrajya', 'mixed', 'B79.2-4 J15.1', four, { all_combust: burnt }),
  yoga(
    'pravrajya-janmesha',
    'Pravrajya',
    'mixed',
    'B79.6 J15.3',
    all(aspects(moonLord, 'saturn'), not(seenBy(moonLord, SEVEN))),
  ),
  yoga(
    'pravrajya-janmesha-shani',
    'Pravrajya',
    'mixed',
    'B79.7 J15.3',
    all(weak(moonLord), aspects('saturn', moonLord), not(seenBy(moonLord, OTHERS))),
  ),
  yoga(
    'pravrajya-drekkana',
    'Pravrajya',
    'mixed',
    'B79.8 J15.3',
    all(
      where(
        'moon',
        ({ longitude }) =>
          partLord(3, longitude) === 'saturn' &&
          ['mars', 'saturn'].includes(partLord(9, longitude)),
      ),
      aspects('saturn', 'moon'),
    ),
  ),
  yoga(
    'tirthakara',
    'Tirthakara',
    'good',
    'J15.4',
    all(
      aspects('saturn', 'jupiter'),
      aspects('saturn', 'moon'),
      houseSeenBy(1, ['saturn']),
      inHouse('jupiter', [9]),
    ),
  ),
  yoga(
    'diksha',
    'Diksha',
    'mixed',
    'J15.4',
    all(inHouse('saturn', [9]), not(seenBy('saturn', SEVEN))),
  ),
];
