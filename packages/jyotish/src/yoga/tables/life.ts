import { SIGNS } from '../../chart/index.ts';
import { all, any } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  aspectsHouse,
  debilitated,
  inHouse,
  KENDRA,
  KENDRA_TRIKONA,
  metBy,
  related,
  seenBy,
  SEVEN,
  someIn,
  strong,
  where,
  withOne,
} from '../predicates.ts';
import { dispositor, lord, navamsaLord } from '../subject.ts';
import type { Subject } from '../subject.ts';
import { bitOf } from '../yoga-chart.ts';

const yoga = inGroup('life');

/** The graha is a benefic of the chart. */
const isBenefic = (subject: Subject) =>
  where(subject, ({ graha }, chart) => (chart.benefics & bitOf(graha)) !== 0);
const inMovable = (subject: Subject) =>
  where(subject, ({ sign }) => SIGNS[sign].quality === 'movable');

/** Yogas of body, speech, mind, kin and home in B. V. Raman's book. */
export const LIFE = [
  yoga(
    'dehapushti',
    'Dehapushti',
    'good',
    'R109',
    all(inMovable(lord(1)), seenBy(lord(1), 'benefic')),
  ),
  yoga(
    'sada-sanchara',
    'Sadasanchara',
    'mixed',
    'R117',
    all(inMovable(lord(1)), inMovable(dispositor(lord(1)))),
  ),
  yoga(
    'yukti-samanvita-vagmi',
    'Yuktisamanvitavagmi',
    'good',
    'R154',
    all(inHouse(lord(2), KENDRA_TRIKONA), withOne(lord(2), 'benefic')),
  ),
  yoga(
    'sumukha',
    'Sumukha',
    'good',
    'R166',
    any(
      all(inHouse(lord(2), KENDRA), seenBy(lord(2), 'benefic')),
      someIn('benefic', [2], undefined, 2),
    ),
  ),
  yoga(
    'durmukha',
    'Durmukha',
    'bad',
    'R168',
    all(someIn('malefic', [2]), any(withOne(lord(2), 'malefic'), debilitated(lord(2)))),
  ),
  yoga(
    'bhratrivriddhi',
    'Bhratrivriddhi',
    'good',
    'R177',
    any(...[lord(3), 'mars' as const].map((one) => all(strong(one), metBy(one, 'benefic')))),
  ),
  yoga(
    'uttama-griha',
    'Uttamagriha',
    'good',
    'R187',
    all(inHouse(lord(4), KENDRA_TRIKONA), withOne(lord(4), 'benefic')),
  ),
  yoga(
    'bandhu-pujya',
    'Bandhupujya',
    'good',
    'R193',
    all(isBenefic(lord(4)), seenBy(lord(4), 'benefic'), inHouse('mercury', [1])),
  ),
  yoga(
    'matri-sneha',
    'Matrisneha',
    'good',
    'R208',
    any(related(lord(1), lord(4)), all(seenBy(lord(1), 'benefic'), seenBy(lord(4), 'benefic'))),
  ),
  yoga('vahana', 'Vahana', 'good', 'R209', inHouse(lord(1), [4, 9, 11])),
  yoga(
    'buddhimaturya',
    'Buddhimaturya',
    'good',
    'R231',
    all(isBenefic(lord(5)), any(seenBy(lord(5), 'benefic'), isBenefic(dispositor(lord(5))))),
  ),
  yoga(
    'tivrabuddhi',
    'Tivrabuddhi',
    'good',
    'R232',
    all(isBenefic(navamsaLord(lord(5))), seenBy(navamsaLord(lord(5)), 'benefic')),
  ),
  yoga(
    'bhagya-drishti',
    'Bhagya',
    'good',
    'R241',
    any(
      ...SEVEN.map((graha) =>
        all(isBenefic(graha), strong(graha), inHouse(graha, [1, 3, 5]), aspectsHouse(graha, 9)),
      ),
    ),
  ),
];
