import type { HouseNumber } from '../../chart/index.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import { DUSTHANA, exchange } from '../predicates.ts';

const parivartana = inGroup('parivartana');
const HOUSES: readonly HouseNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The 66 pairs of houses by what their exchange is: 28 maha, 8 khala, 30 dainya. */
function exchanges(kind: 'maha' | 'khala' | 'dainya'): readonly Condition[] {
  return HOUSES.flatMap((one) =>
    HOUSES.filter((other) => {
      const pair = [one, other];
      const isDainya = pair.some((house) => DUSTHANA.includes(house));
      const found = isDainya ? 'dainya' : pair.includes(3) ? 'khala' : 'maha';
      return other > one && found === kind;
    }).map((other) => exchange(one, other)),
  );
}

/** Two lords in each other's houses; each pair counts separately. */
export const PARIVARTANA = [
  parivartana('maha-parivartana', 'Maha', 'good', 'P6.32-34', exchanges('maha')),
  parivartana('khala-parivartana', 'Khala', 'mixed', 'P6.32-34', exchanges('khala')),
  parivartana('dainya-parivartana', 'Dainya', 'bad', 'P6.32-34', exchanges('dainya')),
];
