import { SIGNS } from '../../chart/index.ts';
import { all, any, not } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  aspects,
  dignified,
  eachHolds,
  exalted,
  exchange,
  houseSeenBy,
  inHouse,
  inSign,
  isFriendly,
  joined,
  KENDRA,
  KENDRA_TRIKONA,
  lagnaIs,
  SEVEN,
  someIn,
  strong,
  touchedBy,
  TRIKONA,
  where,
  withOne,
} from '../predicates.ts';
import { dispositor, lord, navamsaLord } from '../subject.ts';
import type { Subject } from '../subject.ts';

const yoga = inGroup('named');

/** Each in a kendra from the other. */
const angular = (a: Subject, b: Subject): Condition => inHouse(a, KENDRA, b);
const first = lord(1);
const second = dispositor(first);
const third = dispositor(second);
const thriving = (subject: Subject): Condition =>
  any(inHouse(subject, KENDRA_TRIKONA), exalted(subject));
const noMalefic = (house: 7 | 8): Condition =>
  not(any(someIn('malefic', [house]), houseSeenBy(house, 'malefic')));

/** Named yogas of BPHS ch. 36. */
export const NAMED_BY_PARASHARA = [
  yoga(
    'shubha',
    'Shubha',
    'good',
    'B36.1-2',
    all(someIn('benefic', [1]), not(someIn('malefic', [1]))),
  ),
  yoga(
    'ashubha',
    'Ashubha',
    'bad',
    'B36.1-2',
    all(someIn('malefic', [1]), not(someIn('benefic', [1]))),
  ),
  yoga(
    'shubha-kartari',
    'Shubhakartari',
    'good',
    'B36.1-2 P6.8-13',
    all(eachHolds([2, 12], 'benefic'), not(someIn('malefic', [2, 12]))),
  ),
  yoga(
    'papa-kartari',
    'Papakartari',
    'bad',
    'B36.1-2 P6.8-13',
    all(eachHolds([2, 12], 'malefic'), not(someIn('benefic', [2, 12]))),
  ),
  yoga(
    'parvata',
    'Parvata',
    'good',
    'B36.7-8',
    all(someIn('benefic', KENDRA), not(someIn('malefic', [7, 8]))),
  ),
  yoga(
    'kahala',
    'Kahala',
    'good',
    'B36.9-10',
    any(
      all(angular(lord(4), 'jupiter'), strong(lord(1))),
      all(dignified(lord(4)), joined(lord(4), lord(10))),
    ),
  ),
  yoga(
    'chamara',
    'Chamara',
    'good',
    'B36.11-12',
    any(
      all(exalted(lord(1)), inHouse(lord(1), KENDRA), aspects('jupiter', lord(1))),
      ...([1, 7, 9, 10] as const).map((house) => someIn('benefic', [house], undefined, 2)),
    ),
  ),
  yoga(
    'shankha',
    'Shankha',
    'good',
    'B36.13-14 R44',
    any(
      all(strong(lord(1)), angular(lord(5), lord(6))),
      all(
        joined(lord(1), lord(10)),
        where(lord(1), ({ sign }) => SIGNS[sign].quality === 'movable'),
        strong(lord(9)),
      ),
    ),
  ),
  yoga(
    'bheri',
    'Bheri',
    'good',
    'B36.15-16 R45',
    all(
      strong(lord(9)),
      any(
        eachHolds([1, 2, 7, 12], SEVEN),
        all(...(['venus', 'jupiter', lord(1)] as const).map((one) => inHouse(one, KENDRA))),
      ),
    ),
  ),
  yoga(
    'mridanga',
    'Mridanga',
    'good',
    'B36.17',
    all(
      strong(lord(1)),
      ...SEVEN.map((graha) => any(inHouse(graha, KENDRA_TRIKONA), dignified(graha))),
    ),
  ),
  yoga(
    'shrinatha',
    'Shrinatha',
    'good',
    'B36.18',
    all(inHouse(lord(7), [10]), exalted(lord(10)), joined(lord(10), lord(9))),
  ),
  yoga(
    'sharada',
    'Sharada',
    'good',
    'B36.19-20',
    any(
      all(inHouse(lord(10), [5]), inHouse('mercury', KENDRA), inSign('sun', [5]), strong('sun')),
      all(someIn(['mercury', 'jupiter'], TRIKONA, 'moon'), inHouse('mars', [11])),
    ),
  ),
  yoga(
    'matsya',
    'Matsya',
    'good',
    'B36.21-22',
    all(
      eachHolds([1, 9], 'benefic'),
      eachHolds([5], 'benefic'),
      eachHolds([5], 'malefic'),
      eachHolds([4, 8], 'malefic'),
    ),
  ),
  yoga(
    'kurma',
    'Kurma',
    'good',
    'B36.23-24',
    all(
      eachHolds([5, 6, 7], 'benefic', undefined, isFriendly),
      eachHolds([1, 3, 11], 'malefic', undefined, isFriendly),
    ),
  ),
  yoga(
    'khadga',
    'Khadga',
    'good',
    'B36.25-26',
    all(exchange(2, 9), inHouse(lord(1), KENDRA_TRIKONA)),
  ),
  yoga(
    'lakshmi',
    'Lakshmi',
    'good',
    'B36.27-28 R27',
    all(dignified(lord(9)), inHouse(lord(9), KENDRA), strong(lord(1))),
  ),
  yoga(
    'kusuma',
    'Kusuma',
    'good',
    'B36.29-30',
    all(
      lagnaIs('fixed'),
      inHouse('venus', KENDRA),
      inHouse('moon', TRIKONA),
      withOne('moon', 'benefic'),
      inHouse('saturn', [10]),
    ),
  ),
  yoga(
    'kalanidhi',
    'Kalanidhi',
    'good',
    'B36.31-32 R49',
    all(inHouse('jupiter', [2, 5]), touchedBy('jupiter', 'mercury', 'venus')),
  ),
  yoga(
    'kalpadruma',
    'Kalpadruma',
    'good',
    'B36.33-34',
    all(...[first, second, third, navamsaLord(third)].map(thriving)),
  ),
  yoga('hari', 'Hari', 'good', 'B36.35-36 R51', eachHolds([2, 8, 12], 'benefic', lord(2))),
  yoga('hara', 'Hara', 'good', 'B36.35-36 R51', eachHolds([4, 8, 9], 'benefic', lord(7))),
  yoga('brahma', 'Brahma', 'good', 'B36.35-36 R51', eachHolds([4, 10, 11], 'benefic', lord(1))),
  yoga(
    'lagnadhi',
    'Lagnadhi',
    'good',
    'B36.37',
    all(eachHolds([7, 8], 'benefic'), noMalefic(7), noMalefic(8)),
  ),
];
