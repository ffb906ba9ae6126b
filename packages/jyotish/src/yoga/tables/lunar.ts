import { isOddSign, signOf } from '../../chart/index.ts';
import { all, any, not, test } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  allIn,
  APOKLIMA,
  aspectsHouse,
  byDay,
  byNight,
  combust,
  debilitated,
  FIVE,
  inHouse,
  isInimical,
  joined,
  KENDRA,
  PANAPHARA,
  SAUMYA,
  seenBy,
  SEVEN,
  someIn,
  strong,
  where,
} from '../predicates.ts';
import { dispositor, lord } from '../subject.ts';
import { sides } from './sides.ts';

const lunar = inGroup('lunar');
const moon = sides('moon');

/** The Sun, the Moon and the lagna are all in odd signs, or all in even ones. */
const parity = (odd: boolean): Condition =>
  all(
    inHouse('sun', [1], 'sun'),
    inHouse('moon', [1], 'moon'),
    test(({ placements: { ascendant, grahas } }) =>
      [ascendant.longitude, grahas.sun.longitude, grahas.moon.longitude].every(
        (longitude) => isOddSign(signOf(longitude)) === odd,
      ),
    ),
  );
const born = (sex: 'male' | 'female') => test((chart) => chart.sex === null || chart.sex === sex);
const moonLord = dispositor('moon');

const allThree = allIn(SAUMYA, [6, 7, 8], 'moon');
const someOfThree = someIn(SAUMYA, [6, 7, 8], 'moon');
const adhi: Condition = (chart) => (chart.gradedAdhi ? someOfThree : allThree)(chart);

/** Yogas of the Moon. */
export const LUNAR = [
  lunar('sunapha', 'Sunapha', 'good', 'B37.7-10 J13.3 P6.5 R2', moon.second),
  lunar('anapha', 'Anapha', 'good', 'B37.7-10 J13.3 P6.5 R3', moon.twelfth),
  lunar('durudhara', 'Durudhara', 'good', 'B37.7-10 J13.3 P6.5 R4', moon.both),
  lunar('kemadruma', 'Kemadruma', 'bad', 'B37.11-13 J13.3 P6.5 JP7.83 R5', moon.neither, {
    graha_with_moon: someIn(FIVE, [1], 'moon'),
    graha_in_kendra_from_moon: someIn(FIVE, [4, 7, 10], 'moon'),
    graha_in_kendra_from_lagna: someIn(FIVE, KENDRA),
    moon_in_kendra: inHouse('moon', KENDRA),
    moon_aspected_by_jupiter: seenBy('moon', ['jupiter']),
  }),
  lunar('chandradhi', 'Chandradhi', 'good', 'B37.5 J13.2 R7', adhi),
  lunar(
    'gajakesari',
    'Gajakesari',
    'good',
    'P6.14 B36.3-4 R1',
    inHouse('jupiter', KENDRA, 'moon'),
    {
      jupiter_weak: any(debilitated('jupiter'), combust('jupiter'), where('jupiter', isInimical)),
    },
  ),
  lunar('shakata', 'Shakata', 'bad', 'P6.14-18 R12', inHouse('moon', [6, 8, 12], 'jupiter'), {
    moon_in_kendra: inHouse('moon', KENDRA),
  }),
  lunar('adhama', 'Adhama', 'bad', 'B37.1 J13.1 P6.14-18', inHouse('moon', KENDRA, 'sun')),
  lunar('sama', 'Sama', 'mixed', 'B37.1 J13.1 P6.14-18', inHouse('moon', PANAPHARA, 'sun')),
  lunar('varishtha', 'Varishtha', 'good', 'B37.1 J13.1 P6.14-18', inHouse('moon', APOKLIMA, 'sun')),
  lunar('chandra-mangala', 'Chandra Mangala', 'mixed', 'R6', joined('moon', 'mars')),
  lunar(
    'vasumati',
    'Vasumati',
    'good',
    'B37.6 P6.14-18 R9',
    any(allIn(SAUMYA, [3, 6, 10, 11], 'moon'), allIn(SAUMYA, [3, 6, 10, 11])),
  ),
  lunar(
    'amala',
    'Amala',
    'good',
    'B36.5-6 P6.14-18 R13',
    any(
      all(someIn('benefic', [10]), not(someIn('malefic', [10]))),
      all(someIn('benefic', [10], 'moon'), not(someIn('malefic', [10], 'moon'))),
    ),
  ),
  lunar(
    'pushkala',
    'Pushkala',
    'good',
    'P6.19-20 R26',
    all(
      joined(moonLord, lord(1)),
      any(
        inHouse(moonLord, KENDRA),
        where(moonLord, ({ dignity }) => dignity === 'great_friend'),
      ),
      aspectsHouse(moonLord, 1),
      any(...SEVEN.map((graha) => all(inHouse(graha, [1]), strong(graha)))),
    ),
  ),
  lunar(
    'mahabhagya-purusha',
    'Mahabhagya',
    'good',
    'P6.14 R25',
    all(born('male'), byDay, parity(true)),
  ),
  lunar(
    'mahabhagya-stri',
    'Mahabhagya',
    'good',
    'P6.14 R25',
    all(born('female'), byNight, parity(false)),
  ),
];
