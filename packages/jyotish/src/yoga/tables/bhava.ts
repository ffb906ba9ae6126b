import type { HouseNumber } from '../../chart/index.ts';
import { all, not } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import { combust, dignified, DUSTHANA, houseMetBy, inHouse, metBy } from '../predicates.ts';
import { lord } from '../subject.ts';

const yoga = inGroup('bhava');

/** A benefic in the house or aspecting it, and its lord dignified, bright and in a good house. */
const thriving = (house: HouseNumber): Condition =>
  all(
    houseMetBy(house, 'benefic'),
    dignified(lord(house)),
    not(combust(lord(house))),
    not(inHouse(lord(house), DUSTHANA)),
  );

/** The lord in 6, 8 or 12 and with a malefic or aspected by one. */
const failing = (house: HouseNumber): Condition =>
  all(inHouse(lord(house), DUSTHANA), metBy(lord(house), 'malefic'));

const GOOD = 'P6.44-56';
const BAD = 'P6.57-69';

/** Twelve yogas of thriving houses and nine of failing ones (for the sixth, eighth and twelfth see `vipareeta`). */
export const BHAVA = [
  yoga('chamara-bhava', 'Chamara', 'good', GOOD, thriving(1)),
  yoga('dhenu', 'Dhenu', 'good', GOOD, thriving(2)),
  yoga('shaurya', 'Shaurya', 'good', GOOD, thriving(3)),
  yoga('jaladhi', 'Jaladhi', 'good', GOOD, thriving(4)),
  yoga('chhatra-bhava', 'Chhatra', 'good', GOOD, thriving(5)),
  yoga('astra', 'Astra', 'good', GOOD, thriving(6)),
  yoga('kama', 'Kama', 'good', GOOD, thriving(7)),
  yoga('asura', 'Asura', 'mixed', GOOD, thriving(8)),
  yoga('bhagya', 'Bhagya', 'good', GOOD, thriving(9)),
  yoga('khyati', 'Khyati', 'good', GOOD, thriving(10)),
  yoga('suparijata', 'Suparijata', 'good', GOOD, thriving(11)),
  yoga('musala-bhava', 'Musala', 'mixed', GOOD, thriving(12)),
  yoga('avayoga', 'Avayoga', 'bad', BAD, failing(1)),
  yoga('nihsva', 'Nihsva', 'bad', BAD, failing(2)),
  yoga('mriti', 'Mriti', 'bad', BAD, failing(3)),
  yoga('kuhu', 'Kuhu', 'bad', BAD, failing(4)),
  yoga('pamara', 'Pamara', 'bad', BAD, failing(5)),
  yoga('dushkriti', 'Dushkriti', 'bad', BAD, failing(7)),
  yoga('nirbhagya', 'Nirbhagya', 'bad', BAD, failing(9)),
  yoga('duryoga', 'Duryoga', 'bad', BAD, failing(10)),
  yoga('daridra', 'Daridra', 'bad', BAD, failing(11)),
];
