import { PLANET_IDS } from '../../chart/index.ts';
import type { HouseNumber } from '../../chart/index.ts';
import { all, any, not } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import { DUSTHANA, exchange, inHouse, joined, withOne } from '../predicates.ts';
import { lord } from '../subject.ts';
import type { Subject } from '../subject.ts';

const vipareeta = inGroup('vipareeta');
const fallen = (house: HouseNumber): Condition => inHouse(lord(house), DUSTHANA);
/** Two lords of dusthanas, each in the other's house or both in one, without any other graha. */
const mutual = (a: HouseNumber, b: HouseNumber): Condition =>
  all(
    fallen(a),
    fallen(b),
    any(exchange(a, b), joined(lord(a), lord(b))),
    ...[lord(a), lord(b)].map((one) => not(withOther(one))),
  );
const withOther =
  (subject: Subject): Condition =>
  (chart) => {
    const lords = DUSTHANA.map((house) => chart.lords[house]!);
    return withOne(
      subject,
      PLANET_IDS.filter((graha) => !lords.includes(graha)),
    )(chart);
  };

/** Lords of bad houses in bad houses. */
export const VIPAREETA = [
  vipareeta('harsha', 'Harsha', 'good', 'P6.57-69 R105', fallen(6)),
  vipareeta('sarala', 'Sarala', 'good', 'P6.57-69 R106', fallen(8)),
  vipareeta('vimala', 'Vimala', 'good', 'P6.57-69 R107', fallen(12)),
  vipareeta(
    'vipareeta-raja',
    'Vipareeta Raja',
    'good',
    'U4.22',
    any(mutual(6, 8), mutual(6, 12), mutual(8, 12)),
  ),
];
