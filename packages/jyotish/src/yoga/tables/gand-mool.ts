import { nakshatraOf, SIGNS } from '../../chart/index.ts';
import { factsOf } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import { where } from '../predicates.ts';
import { bitOf } from '../yoga-chart.ts';

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
