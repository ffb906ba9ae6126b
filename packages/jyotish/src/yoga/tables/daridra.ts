import { SIGNS, varga } from '../../chart/index.ts';
import type { HouseNumber } from '../../chart/index.ts';
import { all, any, factsOf, not, test } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  debilitated,
  DUSTHANA,
  exchange,
  inHouse,
  isInimical,
  joined,
  seenBy,
  touchedBy,
  where,
  withOne,
} from '../predicates.ts';
import { lord } from '../subject.ts';
import type { Subject } from '../subject.ts';
import { bitOf } from '../yoga-chart.ts';

const daridra = inGroup('daridra');

/** Joined or aspected by the lord of the second or of the seventh. */
const maraka = (subject: Subject): Condition =>
  any(touchedBy(subject, lord(2)), touchedBy(subject, lord(7)));

/** The lord of the lagna of the navamsa. */
const navamsaLagnaLord: Subject = ({ placements: { ascendant } }) => {
  const graha = SIGNS[varga(9, ascendant.longitude).sign].lord;
  return { graha, facts: factsOf(bitOf(graha)) };
};

const withLordOf = (subject: Subject, houses: readonly HouseNumber[]): Condition =>
  any(...houses.map((house) => joined(subject, lord(house))));

/** Yogas of poverty. */
export const DARIDRA = [
  daridra(
    'daridra-1-12',
    'Daridra',
    'bad',
    'B42.2 R144',
    all(exchange(1, 12), any(maraka(lord(1)), maraka(lord(12)))),
  ),
  daridra(
    'daridra-1-6',
    'Daridra',
    'bad',
    'B42.3',
    all(exchange(1, 6), any(maraka(lord(1)), maraka(lord(6)))),
  ),
  daridra(
    'daridra-ketu',
    'Daridra',
    'bad',
    'B42.4',
    all(any(inHouse('ketu', [1]), joined('moon', 'ketu')), inHouse(lord(1), [8])),
  ),
  daridra(
    'daridra-papa',
    'Daridra',
    'bad',
    'B42.5',
    all(
      inHouse(lord(1), DUSTHANA),
      withOne(lord(1), 'malefic'),
      any(debilitated(lord(2)), where(lord(2), isInimical)),
    ),
  ),
  daridra(
    'daridra-lagnesha',
    'Daridra',
    'bad',
    'B42.6',
    all(
      any(withLordOf(lord(1), DUSTHANA), joined(lord(1), 'saturn')),
      not(seenBy(lord(1), 'benefic')),
    ),
  ),
  daridra(
    'daridra-5-9',
    'Daridra',
    'bad',
    'B42.7',
    all(inHouse(lord(5), [6]), inHouse(lord(9), [12]), any(maraka(lord(5)), maraka(lord(9)))),
  ),
  daridra(
    'daridra-papa-lagna',
    'Daridra',
    'bad',
    'B42.8 R152',
    (['sun', 'mars', 'saturn'] as const).map((graha) =>
      all(
        inHouse(graha, [1]),
        test(({ lords }) => lords[9] !== graha && lords[10] !== graha),
        maraka(graha),
      ),
    ),
  ),
  daridra(
    'daridra-navamsa',
    'Daridra',
    'bad',
    'R153',
    all(inHouse(lord(1), DUSTHANA), inHouse(navamsaLagnaLord, DUSTHANA), maraka(lord(1))),
  ),
];
