import { all } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  allIn,
  dignified,
  friendly,
  inHouse,
  KENDRA_TRIKONA,
  SAUMYA,
  seenBy,
} from '../predicates.ts';
import { dispositor, lord } from '../subject.ts';
import type { Subject } from '../subject.ts';

const yoga = inGroup('named');

/** In a kendra or trikona, in its own sign, that of its exaltation or a friend's. */
const blessed = (subject: Subject): Condition =>
  all(inHouse(subject, KENDRA_TRIKONA), friendly(subject));

/** Named yogas of Phaladeepika ch. 6. */
export const NAMED_BY_MANTRESWARA = [
  yoga('shubhamala', 'Shubhamala', 'good', 'P6.21-27', allIn(SAUMYA, [5, 6, 7])),
  yoga('ashubhamala', 'Ashubhamala', 'bad', 'P6.21-27', allIn(SAUMYA, [6, 8, 12])),
  yoga(
    'lakshmi-shukra',
    'Lakshmi',
    'good',
    'P6.21-27',
    all(
      ...[lord(9), 'venus' as const].map((one) =>
        all(dignified(one), inHouse(one, KENDRA_TRIKONA)),
      ),
    ),
  ),
  yoga(
    'gauri',
    'Gauri',
    'good',
    'P6.21-27',
    all(dignified('moon'), inHouse('moon', KENDRA_TRIKONA), seenBy('moon', ['jupiter'])),
  ),
  yoga(
    'saraswati',
    'Saraswati',
    'good',
    'P6.21-27 R161',
    all(allIn(SAUMYA, [1, 2, 4, 5, 7, 9, 10]), friendly('jupiter')),
  ),
  yoga(
    'shrikantha',
    'Shrikantha',
    'good',
    'P6.28-31',
    all(...[lord(1), 'sun' as const, 'moon' as const].map(blessed)),
  ),
  yoga(
    'shrinatha-shukra',
    'Shrinatha',
    'good',
    'P6.28-31',
    all(...[lord(9), 'venus' as const, 'mercury' as const].map(blessed)),
  ),
  yoga(
    'virinchi',
    'Virinchi',
    'good',
    'P6.28-31',
    all(...[lord(5), 'jupiter' as const, 'saturn' as const].map(blessed)),
  ),
  yoga(
    'parvata-lagnesha',
    'Parvata',
    'good',
    'P6.35-36',
    all(dignified(dispositor(lord(1))), inHouse(dispositor(lord(1)), KENDRA_TRIKONA)),
  ),
];
