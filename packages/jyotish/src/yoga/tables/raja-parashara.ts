import { varga } from '../../chart/index.ts';
import type { HouseNumber } from '../../chart/index.ts';
import { all, any, atLeast, not, test } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  allIn,
  aspects,
  aspectsHouse,
  debilitated,
  dignified,
  DUSTHANA,
  eachHolds,
  exalted,
  exchange,
  houseSeenBy,
  inHouse,
  inSign,
  joined,
  KENDRA,
  KENDRA_TRIKONA,
  metBy,
  related,
  SAUMYA,
  seenBy,
  SEVEN,
  someIn,
  strong,
  where,
} from '../predicates.ts';
import { karaka, lord } from '../subject.ts';

const yoga = inGroup('raja');
const atma = karaka('atma');
const amatya = karaka('amatya');
const putra = karaka('putra');

/** The lords are in each other's signs, aspect each other, or share a kendra or trikona. */
const united = (kendra: HouseNumber, trikona: HouseNumber): Condition =>
  all(
    related(lord(kendra), lord(trikona)),
    any(not(joined(lord(kendra), lord(trikona))), inHouse(lord(kendra), KENDRA_TRIKONA)),
  );

const pairs = (
  kendras: readonly HouseNumber[],
  trikonas: readonly HouseNumber[],
): readonly Condition[] =>
  kendras.flatMap((kendra) => trikonas.map((trikona) => united(kendra, trikona)));

/** One graha rules both houses. */
const rulesBoth = (kendra: HouseNumber, trikona: HouseNumber): Condition =>
  all(
    test(({ lords }) => lords[kendra] === lords[trikona]),
    inHouse(lord(kendra), KENDRA_TRIKONA),
    inHouse(lord(trikona), KENDRA_TRIKONA),
  );

/** Raja yogas of Parashara. */
export const RAJA_OF_PARASHARA = [
  yoga('kendra-trikona', 'Raja', 'good', 'B34', [...pairs([1, 4, 7], [5, 9]), ...pairs([10], [5])]),
  yoga('dharma-karmadhipati', 'Dharma Karmadhipati', 'good', 'B34 P6.37-38', united(10, 9)),
  yoga(
    'yogakaraka',
    'Yogakaraka',
    'good',
    'B34',
    ([4, 7, 10] as const).flatMap((kendra) => [rulesBoth(kendra, 5), rulesBoth(kendra, 9)]),
  ),
  yoga(
    'maharaja',
    'Maharaja',
    'good',
    'B39.6-7',
    any(
      exchange(1, 5),
      all(
        ...[atma, putra].map((one) => any(inHouse(one, [1, 5]), dignified(one))),
        any(seenBy(atma, 'benefic'), seenBy(putra, 'benefic')),
      ),
    ),
  ),
  yoga(
    'raja-atma-lagnesha',
    'Raja',
    'good',
    'B39.8',
    all(
      ...[lord(1), atma].map((one) => inHouse(one, [1, 5, 7])),
      any(metBy(lord(1), 'benefic'), metBy(atma, 'benefic')),
    ),
  ),
  yoga(
    'raja-shubha-2-4-5',
    'Raja',
    'good',
    'B39.9-10',
    any(eachHolds([2, 4, 5], 'benefic', lord(1)), eachHolds([2, 4, 5], 'benefic', atma)),
  ),
  yoga(
    'raja-papa-3-6',
    'Raja',
    'good',
    'B39.9-10',
    any(eachHolds([3, 6], 'malefic', lord(1)), eachHolds([3, 6], 'malefic', atma)),
  ),
  yoga(
    'raja-shubha-1-2-4',
    'Raja',
    'good',
    'B39.17',
    all(eachHolds([1, 2, 4], 'benefic'), someIn('malefic', [3])),
  ),
  yoga(
    'raja-karmesha',
    'Raja',
    'good',
    'B39.21',
    all(dignified(lord(10)), aspectsHouse(lord(10), 1)),
  ),
  yoga(
    'raja-nicha-dusthanesha',
    'Raja',
    'good',
    'B39.28',
    DUSTHANA.map((house) => all(debilitated(lord(house)), aspectsHouse(lord(house), 1))),
  ),
  yoga('raja-5-9', 'Raja', 'good', 'B39.33-34', related(lord(5), lord(9))),
  yoga(
    'raja-4-10',
    'Raja',
    'good',
    'B39.35',
    all(
      exchange(4, 10),
      any(
        aspects(lord(4), lord(5)),
        aspects(lord(4), lord(9)),
        aspects(lord(10), lord(5)),
        aspects(lord(10), lord(9)),
      ),
    ),
  ),
  yoga(
    'raja-four-in-ninth',
    'Raja',
    'good',
    'B39.36',
    all(...([1, 4, 5, 10] as const).map((house) => inHouse(lord(house), [9]))),
  ),
  yoga(
    'raja-putresha',
    'Raja',
    'good',
    'B39.38',
    all(inHouse(lord(5), [1, 4, 10]), any(joined(lord(5), lord(9)), joined(lord(5), lord(1)))),
  ),
  yoga(
    'raja-guru-dharma',
    'Raja',
    'good',
    'B39.39',
    all(
      inSign('jupiter', [9, 12]),
      inHouse('jupiter', [9]),
      any(joined('jupiter', 'venus'), joined('jupiter', lord(5))),
    ),
  ),
  yoga('raja-chandra-shukra', 'Raja', 'good', 'B39.41', inHouse('moon', [3, 11], 'venus')),
  yoga(
    'raja-vargottama-chandra',
    'Raja',
    'good',
    'B39.42',
    all(
      where('moon', ({ sign }, chart) => chart.navamsa.moon === sign),
      seenBy('moon', SEVEN, 4),
    ),
  ),
  yoga(
    'raja-vargottama-lagna',
    'Raja',
    'good',
    'B39.43',
    all(
      test(
        ({ placements: { ascendant } }) => ascendant.sign === varga(9, ascendant.longitude).sign,
      ),
      not(houseSeenBy(1, ['moon'])),
      houseSeenBy(1, SEVEN, 4),
    ),
  ),
  yoga(
    'raja-three-exalted',
    'Raja',
    'good',
    'B39.44-46',
    atLeast(3, ...SEVEN.map((graha) => exalted(graha))),
  ),
  yoga(
    'raja-exalted-benefic',
    'Raja',
    'good',
    'B39.47',
    all(any(...SAUMYA.map((graha) => exalted(graha))), someIn('benefic', KENDRA)),
  ),
  yoga(
    'raja-shubha-kendra',
    'Raja',
    'good',
    'B39.48',
    all(allIn('benefic', KENDRA), eachHolds([3, 6, 11], 'malefic')),
  ),
  yoga(
    'raja-atma-trikona',
    'Rajasambandha',
    'good',
    'B40',
    all(inHouse(atma, [1, 5, 9]), strong(atma)),
  ),
  yoga('raja-amatya', 'Rajasambandha', 'good', 'B40', dignified(amatya)),
  yoga('raja-karmesha-amatya', 'Rajasambandha', 'good', 'B40', related(lord(10), amatya)),
];
