import { shortestArc, varga } from '../../chart/index.ts';
import { all, any } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  allIn,
  aspects,
  aspectsHouse,
  byDay,
  debilitated,
  eachHolds,
  exalted,
  exchange,
  inHouse,
  joined,
  KENDRA,
  lagnaIs,
  SAUMYA,
  SEVEN,
  someIn,
  waxing,
  where,
} from '../predicates.ts';
import { lord, navamsaLord } from '../subject.ts';

const yoga = inGroup('named');

/** The full Moon: the fifteenth tithi or the sixteenth, 12° on either side of the opposition. */
const full = where(
  'moon',
  ({ longitude }, { placements }) => shortestArc(longitude, placements.grahas.sun.longitude) > 168,
);

/** Yogas that B. V. Raman's book numbers and that have no older source here. */
export const NAMED_BY_RAMAN = [
  yoga('chatussagara', 'Chatussagara', 'good', 'R8', eachHolds(KENDRA, SEVEN)),
  yoga('rajalakshana', 'Rajalakshana', 'good', 'R10', allIn(['moon', ...SAUMYA], KENDRA)),
  yoga(
    'bharati',
    'Bharati',
    'good',
    'R29',
    any(
      ...([2, 5, 11] as const).map((house) =>
        all(exalted(navamsaLord(lord(house))), joined(navamsaLord(lord(house)), lord(9))),
      ),
    ),
  ),
  yoga('chapa-raja', 'Chapa', 'good', 'R30', all(exalted(lord(1)), exchange(4, 10))),
  yoga(
    'gaja',
    'Gaja',
    'good',
    'R48',
    all(inHouse(lord(7), [11]), joined(lord(7), 'moon'), aspects(lord(11), lord(7))),
  ),
  yoga(
    'amsavatara',
    'Amsavatara',
    'good',
    'R50',
    all(
      lagnaIs('movable'),
      inHouse('venus', KENDRA),
      inHouse('jupiter', KENDRA),
      exalted('saturn'),
      inHouse('saturn', KENDRA),
    ),
  ),
  yoga(
    'devendra',
    'Devendra',
    'good',
    'R55',
    all(lagnaIs('fixed'), exchange(1, 11), exchange(2, 10)),
  ),
  yoga(
    'makuta',
    'Makuta',
    'good',
    'R56',
    all(
      inHouse('jupiter', [9], lord(9)),
      someIn('benefic', [9], 'jupiter'),
      inHouse('saturn', [10]),
    ),
  ),
  yoga(
    'chandika',
    'Chandika',
    'mixed',
    'R57',
    all(
      lagnaIs('fixed'),
      aspectsHouse(lord(6), 1),
      ...([6, 9] as const).map((house) => inHouse(navamsaLord(lord(house)), [1], 'sun')),
    ),
  ),
  yoga('jaya', 'Jaya', 'good', 'R58', all(debilitated(lord(6)), exalted(lord(10)))),
  yoga(
    'vidyut',
    'Vidyut',
    'good',
    'R59',
    all(exalted(lord(11)), joined(lord(11), 'venus'), inHouse(lord(11), KENDRA, lord(1))),
  ),
  yoga(
    'gandharva',
    'Gandharva',
    'good',
    'R60',
    all(
      inHouse(lord(10), [3, 7, 11]),
      joined(lord(1), 'jupiter'),
      exalted('sun'),
      inHouse('moon', [9]),
    ),
  ),
  yoga(
    'shiva',
    'Shiva',
    'good',
    'R61',
    all(inHouse(lord(5), [9]), inHouse(lord(9), [10]), inHouse(lord(10), [5])),
  ),
  yoga(
    'vishnu',
    'Vishnu',
    'good',
    'R62',
    all(...[lord(9), lord(10), navamsaLord(lord(9))].map((one) => inHouse(one, [2]))),
  ),
  yoga(
    'brahma-guru-shukra',
    'Brahma',
    'good',
    'R63',
    all(
      inHouse('jupiter', KENDRA, lord(9)),
      inHouse('venus', KENDRA, lord(11)),
      any(inHouse('mercury', KENDRA, lord(1)), inHouse('mercury', KENDRA, lord(10))),
    ),
  ),
  yoga('indra', 'Indra', 'good', 'R64', all(exchange(5, 11), inHouse('moon', [5]))),
  yoga(
    'ravi',
    'Ravi',
    'good',
    'R65',
    all(inHouse('sun', [10]), inHouse(lord(10), [3]), joined(lord(10), 'saturn')),
  ),
  yoga('garuda', 'Garuda', 'good', 'R66', all(byDay, waxing, exalted(navamsaLord('moon')))),
  yoga(
    'go',
    'Go',
    'good',
    'R67',
    all(
      where('jupiter', ({ dignity }) => dignity === 'moolatrikona'),
      joined('jupiter', lord(2)),
      exalted(lord(1)),
    ),
  ),
  yoga(
    'gola-raman',
    'Gola',
    'good',
    'R68',
    all(
      full,
      inHouse('moon', [9]),
      joined('moon', 'jupiter', 'venus'),
      where(
        'mercury',
        (_, chart) => chart.navamsa.mercury === varga(9, chart.placements.ascendant.longitude).sign,
      ),
    ),
  ),
  yoga(
    'trilochana',
    'Trilochana',
    'good',
    'R69',
    all(
      inHouse('moon', [5, 9], 'sun'),
      inHouse('mars', [5, 9], 'sun'),
      inHouse('mars', [5, 9], 'moon'),
    ),
  ),
  yoga(
    'kulavardhana',
    'Kulavardhana',
    'good',
    'R70',
    all(someIn('benefic', [5]), someIn('benefic', [5], 'sun'), someIn('benefic', [5], 'moon')),
  ),
  yoga(
    'bhaskara',
    'Bhaskara',
    'good',
    'R159',
    all(
      inHouse('mercury', [2], 'sun'),
      inHouse('moon', [11], 'mercury'),
      inHouse('jupiter', [5, 9], 'moon'),
    ),
  ),
  yoga(
    'marud',
    'Marud',
    'good',
    'R160',
    all(
      inHouse('jupiter', [5, 9], 'venus'),
      inHouse('moon', [5], 'jupiter'),
      inHouse('sun', KENDRA, 'moon'),
    ),
  ),
  yoga(
    'budha',
    'Budha',
    'good',
    'R162',
    all(
      inHouse('jupiter', [1]),
      inHouse('moon', KENDRA),
      inHouse('rahu', [2], 'moon'),
      inHouse('sun', [3], 'rahu'),
      inHouse('mars', [3], 'rahu'),
    ),
  ),
];
