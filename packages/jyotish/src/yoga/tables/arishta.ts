import { all, any, not, test } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  DUSTHANA,
  eachHolds,
  inHouse,
  KENDRA,
  metBy,
  retrograde,
  SAUMYA,
  seenBy,
  someIn,
  strong,
  waning,
  withOne,
} from '../predicates.ts';
import { lord } from '../subject.ts';

const arishta = inGroup('arishta');

const guruInLagna = all(inHouse('jupiter', [1]), strong('jupiter'));
const beneficInKendra = any(...SAUMYA.map((graha) => all(inHouse(graha, KENDRA), strong(graha))));
const lagneshaInKendra = all(inHouse(lord(1), KENDRA), strong(lord(1)));
const pakshaAgrees: Condition = all(
  inHouse('moon', [1], 'moon'),
  test((chart) => chart.isWaxing !== chart.isDay),
);
const bhanga = {
  jupiter_strong_in_lagna: guruInLagna,
  benefic_strong_in_kendra: beneficInKendra,
  lagna_lord_strong_in_kendra: lagneshaInKendra,
};
const moonBhanga = { ...bhanga, paksha_and_time_agree: pakshaAgrees };
const noBeneficInKendra = not(someIn('benefic', KENDRA));

/** Misfortunes of the first years, and what takes them away. */
export const ARISHTA = [
  arishta(
    'balarishta-chandra',
    'Balarishta',
    'bad',
    'B9 J6',
    all(inHouse('moon', DUSTHANA), metBy('moon', 'malefic'), not(metBy('moon', 'benefic'))),
    moonBhanga,
  ),
  arishta(
    'balarishta-vakra',
    'Balarishta',
    'bad',
    'B9',
    all(
      any(
        ...SAUMYA.map((graha) =>
          all(inHouse(graha, DUSTHANA), retrograde(graha), seenBy(graha, 'malefic')),
        ),
      ),
      not(someIn('benefic', [1])),
    ),
    bhanga,
  ),
  arishta(
    'balarishta-papa-yukta',
    'Balarishta',
    'bad',
    'J6',
    all(
      inHouse('moon', [1, 7, 8, 12]),
      withOne('moon', 'malefic'),
      not(metBy('moon', 'benefic')),
      noBeneficInKendra,
    ),
    moonBhanga,
  ),
  arishta(
    'balarishta-kshina',
    'Balarishta',
    'bad',
    'J6',
    all(waning, inHouse('moon', [12]), eachHolds([1, 8], 'malefic'), noBeneficInKendra),
    bhanga,
  ),
  arishta(
    'balarishta-lagna-saptama',
    'Balarishta',
    'bad',
    'J6',
    all(eachHolds([1, 7], 'malefic'), withOne('moon', 'malefic'), not(seenBy('moon', 'benefic'))),
    bhanga,
  ),
  arishta(
    'balarishta-madhya',
    'Balarishta',
    'bad',
    'J6',
    all(
      inHouse('moon', [4, 7, 8]),
      eachHolds([2, 12], 'malefic', 'moon'),
      not(metBy('moon', 'benefic')),
    ),
    moonBhanga,
  ),
  arishta('arishta-bhanga-guru', 'Arishta Bhanga', 'good', 'B10', guruInLagna),
  arishta('arishta-bhanga-shubha', 'Arishta Bhanga', 'good', 'B10', beneficInKendra),
  arishta('arishta-bhanga-lagnesha', 'Arishta Bhanga', 'good', 'B10', lagneshaInKendra),
  arishta(
    'arishta-bhanga-paksha',
    'Arishta Bhanga',
    'good',
    'B10',
    all(inHouse('moon', [6, 8]), pakshaAgrees),
  ),
];
