import type { GrahaId } from '../../chart/index.ts';
import { all, any, atLeast, not } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  aspects,
  combust,
  debilitated,
  dignified,
  DUSTHANA,
  inHouse,
  inSign,
  joined,
  KENDRA,
  KENDRA_TRIKONA,
  lagnaIs,
  retrograde,
  seenBy,
  SEVEN,
  strong,
  touchedBy,
} from '../predicates.ts';
import { lord } from '../subject.ts';

const yoga = inGroup('raja');
/** The house in which each has the strength of direction (BPHS ch. 27). */
const DIGBALA = [
  inHouse('sun', [10]),
  inHouse('moon', [4]),
  inHouse('mars', [10]),
  inHouse('mercury', [1]),
  inHouse('jupiter', [1]),
  inHouse('venus', [4]),
  inHouse('saturn', [7]),
];
const each = (grahas: readonly GrahaId[], condition: (graha: GrahaId) => Condition): Condition[] =>
  grahas.map((graha) => condition(graha));

/** Raja yogas of Mantreswara and in B. V. Raman's book. */
export const RAJA_OF_OTHERS = [
  yoga(
    'raja-three-dignified',
    'Raja',
    'good',
    'P7.1 R245',
    atLeast(3, ...each(SEVEN, (graha) => all(dignified(graha), inHouse(graha, KENDRA)))),
  ),
  yoga(
    'raja-nicha-vakra',
    'Raja',
    'good',
    'P7 R246',
    each(SEVEN, (graha) =>
      all(
        debilitated(graha),
        retrograde(graha),
        not(combust(graha)),
        not(inHouse(graha, DUSTHANA)),
      ),
    ),
  ),
  yoga('raja-digbala', 'Raja', 'good', 'P7 R247', atLeast(2, ...DIGBALA)),
  yoga(
    'raja-chandra-lagna',
    'Raja',
    'good',
    'R249',
    all(inHouse('moon', [1]), inHouse('jupiter', [4]), inHouse('venus', [10]), dignified('saturn')),
  ),
  yoga(
    'raja-chandra-guru',
    'Raja',
    'good',
    'R251',
    all(inHouse('moon', [4, 7, 10]), seenBy('moon', ['jupiter']), strong('moon')),
  ),
  yoga(
    'raja-guru-budha',
    'Raja',
    'good',
    'R253',
    all(
      inHouse('jupiter', [1]),
      inHouse('mercury', KENDRA),
      aspects(lord(9), 'jupiter'),
      aspects(lord(11), 'mercury'),
    ),
  ),
  yoga(
    'raja-shani',
    'Raja',
    'good',
    'R254',
    all(inSign('saturn', [7, 11]), inHouse('saturn', KENDRA_TRIKONA), aspects(lord(10), 'saturn')),
  ),
  yoga(
    'raja-chandra-mangala-rahu',
    'Raja',
    'good',
    'R255',
    all(joined('moon', 'mars'), inHouse('moon', [2, 3]), inHouse('rahu', [5])),
  ),
  yoga(
    'raja-guru-panchama',
    'Raja',
    'good',
    'R257',
    all(
      lagnaIs('fixed'),
      inHouse('jupiter', [5]),
      inHouse('jupiter', KENDRA, 'moon'),
      inHouse(lord(1), [10]),
    ),
  ),
  yoga(
    'raja-vrishabha',
    'Raja',
    'good',
    'R259',
    all(
      inHouse('moon', [1]),
      inSign('moon', [2]),
      inHouse('saturn', [10]),
      inHouse('sun', [4]),
      inHouse('jupiter', [7]),
    ),
  ),
  yoga(
    'raja-nicha-sanga',
    'Raja',
    'mixed',
    'R261',
    all(
      any(...each(SEVEN, (graha) => all(joined(lord(1), graha), debilitated(graha)))),
      inHouse('rahu', [10]),
      inHouse('saturn', [10]),
      touchedBy('saturn', lord(9)),
    ),
  ),
];
