import type { GrahaId, PlanetId } from '../../chart/index.ts';
import { all, any } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import { exchange, inHouse, joined, metBy, own, strong, touchedBy } from '../predicates.ts';
import { lord } from '../subject.ts';

const dhana = inGroup('dhana');

/** A graha in its own sign in the fifth, others in the eleventh. */
const fifth = (graha: PlanetId, ...eleventh: readonly GrahaId[]): Condition =>
  all(own(graha), inHouse(graha, [5]), ...eleventh.map((other) => inHouse(other, [11])));

/** A graha in its own sign in the lagna, joined or aspected by each of the others. */
const first = (graha: PlanetId, ...others: readonly GrahaId[]): Condition =>
  all(own(graha), inHouse(graha, [1]), touchedBy(graha, ...others));

/** Yogas of wealth. */
export const DHANA = [
  dhana('dhana-shukra-5', 'Dhana', 'good', 'B41.2', fifth('venus', 'mars')),
  dhana('dhana-budha-5', 'Dhana', 'good', 'B41.3', fifth('mercury', 'moon', 'mars', 'jupiter')),
  dhana('dhana-surya-5', 'Dhana', 'good', 'B41.4', fifth('sun', 'saturn', 'moon', 'jupiter')),
  dhana('dhana-shani-5', 'Dhana', 'good', 'B41.5', fifth('saturn', 'sun', 'moon')),
  dhana('dhana-guru-5', 'Dhana', 'good', 'B41.6', fifth('jupiter', 'mercury')),
  dhana('dhana-mangala-5', 'Dhana', 'good', 'B41.7', fifth('mars', 'venus')),
  dhana('dhana-chandra-5', 'Dhana', 'good', 'B41.8', fifth('moon', 'saturn')),
  dhana('dhana-surya-1', 'Dhana', 'good', 'B41.9 R123', first('sun', 'mars', 'jupiter')),
  dhana('dhana-chandra-1', 'Dhana', 'good', 'B41.10', first('moon', 'mercury', 'jupiter')),
  dhana('dhana-mangala-1', 'Dhana', 'good', 'B41.11', first('mars', 'mercury', 'venus', 'saturn')),
  dhana('dhana-budha-1', 'Dhana', 'good', 'B41.12', first('mercury', 'saturn', 'jupiter')),
  dhana('dhana-guru-1', 'Dhana', 'good', 'B41.13 R127', first('jupiter', 'mercury', 'mars')),
  dhana('dhana-shukra-1', 'Dhana', 'good', 'B41.14 R128', first('venus', 'saturn', 'mercury')),
  dhana('dhana-shani-1', 'Dhana', 'good', 'B41.15', first('saturn', 'mars', 'jupiter')),
  dhana(
    'dhana-lords',
    'Dhana',
    'good',
    'B41.16-17',
    ([5, 9] as const).flatMap((a) => ([2, 11] as const).map((b) => joined(lord(a), lord(b)))),
  ),
  dhana(
    'bahudravyarjana',
    'Bahudravyarjana',
    'good',
    'R129',
    all(inHouse(lord(1), [2]), inHouse(lord(2), [11]), inHouse(lord(11), [1])),
  ),
  dhana(
    'bhratrimula-dhana',
    'Bhratrimuladdhanaprapti',
    'good',
    'R136',
    all(inHouse(lord(1), [3]), inHouse(lord(2), [3]), metBy(lord(2), 'benefic')),
  ),
  dhana('matrimula-dhana', 'Matrimuladdhana', 'good', 'R138', touchedBy(lord(2), lord(4))),
  dhana(
    'shatrumula-dhana',
    'Shatrumuladdhana',
    'good',
    'R140',
    all(strong(lord(2)), any(joined(lord(2), lord(6)), joined(lord(2), 'mars')), strong(lord(1))),
  ),
  dhana(
    'kalatramula-dhana',
    'Kalatramuladdhana',
    'good',
    'R141',
    all(strong(lord(2)), touchedBy(lord(2), lord(7), 'venus'), strong(lord(1))),
  ),
  dhana('ayatna-dhana-labha', 'Ayatnadhanalabha', 'good', 'R143', exchange(1, 2)),
];
