import { nakshatraOf, SIGNS } from '../../chart/index.ts';
import { all, any, factsOf, not, test } from '../condition.ts';
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
  where,
  withOne,
} from '../predicates.ts';
import { lord } from '../subject.ts';
import { bitOf } from '../yoga-chart.ts';

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

const gandMool = inGroup('gand_mool');
/** Two ghatis, of the sixty that the Moon takes through a nakshatra. */
const TWO_GHATIS = 2 / 60;
/** Half a ghati is twelve minutes, in which about 3° rise. */
const HALF_GHATI = 3;
const moonAt = (holds: (number: number, elapsed: number) => boolean): Condition =>
  where('moon', ({ longitude, nakshatraElapsed }) =>
    holds(nakshatraOf(longitude).number, nakshatraElapsed),
  );
const isEnd = (elapsed: number): boolean => elapsed >= 1 - TWO_GHATIS;
const isStart = (elapsed: number): boolean => elapsed < TWO_GHATIS;

/** The end of a water sign or the beginning of a fire sign rises. */
const lagnaGandanta: Condition = ({ placements: { ascendant } }) => {
  const { tatva } = SIGNS[ascendant.sign];
  const { degreeInSign } = ascendant;
  const isJoint =
    (tatva === 'water' && degreeInSign >= 30 - HALF_GHATI) ||
    (tatva === 'fire' && degreeInSign < HALF_GHATI);
  return isJoint ? factsOf(bitOf(SIGNS[ascendant.sign].lord), 1 << 1, 1 << 1) : null;
};

/** Births at the joints of signs and nakshatras: those of Mercury and Ketu. */
export const GAND_MOOL = [
  gandMool(
    'gand-mool',
    'Gand Mool',
    'bad',
    'B92 B93 B94',
    moonAt((number) => [1, 9, 10, 18, 19, 27].includes(number)),
  ),
  gandMool(
    'gandanta-nakshatra',
    'Nakshatra Gandanta',
    'bad',
    'B92',
    moonAt(
      (number, elapsed) =>
        ([9, 18, 27].includes(number) && isEnd(elapsed)) ||
        ([1, 10, 19].includes(number) && isStart(elapsed)),
    ),
  ),
  gandMool(
    'abhukta-mula',
    'Abhukta Mula',
    'bad',
    'B93',
    moonAt(
      (number, elapsed) => (number === 18 && isEnd(elapsed)) || (number === 19 && isStart(elapsed)),
    ),
  ),
  gandMool('gandanta-lagna', 'Lagna Gandanta', 'bad', 'B92', lagnaGandanta),
];

const modern = inGroup('modern');

/** What almanacs and software name today and no classical text does. */
export const MODERN = [
  modern('guru-chandala', 'Guru Chandala', 'bad', '', withOne('jupiter', ['rahu', 'ketu'])),
  modern('grahana', 'Grahana', 'bad', '', [
    withOne('sun', ['rahu', 'ketu']),
    withOne('moon', ['rahu', 'ketu']),
  ]),
  modern('visha', 'Visha', 'bad', '', withOne('moon', ['saturn'])),
  modern('angaraka', 'Angaraka', 'bad', '', withOne('mars', ['rahu', 'ketu'])),
];
