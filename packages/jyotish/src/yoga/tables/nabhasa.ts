import { SIGNS } from '../../chart/index.ts';
import type { HouseNumber, Quality } from '../../chart/index.ts';
import { all, any, factsOf, not } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import {
  allIn,
  APOKLIMA,
  countOf,
  fills,
  KENDRA,
  KRURA,
  PANAPHARA,
  SAUMYA,
  SEVEN,
  someIn,
} from '../predicates.ts';
import { setOf } from '../yoga-chart.ts';
import { run } from './run.ts';

const yoga = inGroup('nabhasa');

const either = (...sets: readonly (readonly HouseNumber[])[]) => any(...sets.map(fills));

/** Benefics by name and the Moon in the first pair of kendras, malefics by name in the second. */
const crossed = (benefics: readonly HouseNumber[], malefics: readonly HouseNumber[]): Condition =>
  all(fills(KENDRA), allIn(['moon', ...SAUMYA], benefics), allIn(KRURA, malefics));
const VAJRA = crossed([1, 7], [4, 10]);
const YAVA = crossed([4, 10], [1, 7]);

/** Figures: the planets occupy exactly these houses, so that no two figures can hold at once. */
export const AKRITI = [
  yoga('gada', 'Gada', 'good', 'B35.9 J12.4 R81', either([1, 4], [4, 7], [7, 10], [1, 10])),
  yoga('shakata-nabhasa', 'Shakata', 'bad', 'B35.9 J12.4 R82', fills([1, 7])),
  yoga('vihaga', 'Vihaga', 'mixed', 'B35.9 J12.4 R83', fills([4, 10])),
  yoga('shringataka', 'Shringataka', 'good', 'B35.10 J12.4 R86', fills([1, 5, 9])),
  yoga('hala', 'Hala', 'mixed', 'B35.10 J12.4 R87', either([2, 6, 10], [3, 7, 11], [4, 8, 12])),
  yoga('vajra', 'Vajra', 'mixed', 'B35.11 J12.5 R84', VAJRA),
  yoga('yava', 'Yava', 'mixed', 'B35.11 J12.5 R85', YAVA),
  yoga('kamala', 'Kamala', 'good', 'B35.12 J12.5 R88', all(fills(KENDRA), not(any(VAJRA, YAVA)))),
  yoga(
    'vapi',
    'Vapi',
    'good',
    'B35.12 J12.5 R89',
    any(allIn(SEVEN, PANAPHARA), allIn(SEVEN, APOKLIMA)),
  ),
  yoga('yupa', 'Yupa', 'good', 'B35.13 J12.7 R71', fills(run(1, 4))),
  yoga('shara', 'Shara', 'bad', 'B35.13 J12.7 R72', fills(run(4, 4))),
  yoga('shakti', 'Shakti', 'bad', 'B35.13 J12.7 R73', fills(run(7, 4))),
  yoga('danda', 'Danda', 'bad', 'B35.13 J12.7 R74', fills(run(10, 4))),
  yoga('nauka', 'Nauka', 'mixed', 'B35.14 J12.8 R75', fills(run(1, 7))),
  yoga('kuta', 'Kuta', 'bad', 'B35.14 J12.8 R76', fills(run(4, 7))),
  yoga('chhatra', 'Chhatra', 'good', 'B35.14 J12.8 R77', fills(run(7, 7))),
  yoga('chapa', 'Chapa', 'mixed', 'B35.14 J12.8 R78', fills(run(10, 7))),
  yoga(
    'ardhachandra',
    'Ardhachandra',
    'good',
    'B35.15 J12.8 R79',
    either(...[2, 3, 5, 6, 8, 9, 11, 12].map((house) => run(house, 7))),
  ),
  yoga('chakra', 'Chakra', 'good', 'B35.15 J12.9 R80', fills(run(1, 6, 2))),
  yoga('samudra', 'Samudra', 'good', 'B35.15 J12.9 R90', fills(run(2, 6, 2))),
];

/** Each of three kendras holds one of the group, and none of the others is in a kendra. */
const threeKendras = (group: typeof SAUMYA, others: typeof KRURA): Condition =>
  all(
    not(someIn(others, KENDRA)),
    allIn(group, KENDRA),
    ...KENDRA.map((house) => not(someIn(group, [house], undefined, 2))),
  );

const DALA = [
  yoga('mala', 'Mala', 'good', 'B35.8 J12.2 R101', threeKendras(SAUMYA, KRURA)),
  yoga('sarpa', 'Sarpa', 'bad', 'B35.8 J12.2 R102', threeKendras(KRURA, SAUMYA)),
];

const figures: Condition = any(...[...AKRITI, ...DALA].flatMap(({ forms }) => forms));
const inSigns =
  (quality: Quality): Condition =>
  ({ placements: { grahas } }) =>
    SEVEN.every((graha) => SIGNS[grahas[graha].sign].quality === quality)
      ? factsOf(setOf(SEVEN))
      : null;
const byFigure = { other_nabhasa: figures };

const ASHRAYA = [
  yoga('rajju', 'Rajju', 'mixed', 'B35.7 J12.2 R98', inSigns('movable'), byFigure),
  yoga('musala', 'Musala', 'good', 'B35.7 J12.2 R99', inSigns('fixed'), byFigure),
  yoga('nala', 'Nala', 'mixed', 'B35.7 J12.2 R100', inSigns('dual'), byFigure),
];

const numbered =
  (signs: number): Condition =>
  ({ occupied }) =>
    countOf(occupied) === signs ? factsOf(setOf(SEVEN)) : null;
const byOthers = { other_nabhasa: any(figures, ...ASHRAYA.flatMap(({ forms }) => forms)) };

/** How many signs the seven planets occupy: one of the seven always holds. */
const SANKHYA = [
  yoga('gola', 'Gola', 'bad', 'B35.16-17 J12.10 R97', numbered(1), byOthers),
  yoga('yuga', 'Yuga', 'bad', 'B35.16-17 J12.10 R96', numbered(2), byOthers),
  yoga('shula', 'Shula', 'bad', 'B35.16-17 J12.10 R95', numbered(3), byOthers),
  yoga('kedara', 'Kedara', 'good', 'B35.16-17 J12.10 R94', numbered(4), byOthers),
  yoga('pasha', 'Pasha', 'mixed', 'B35.16-17 J12.10 R93', numbered(5), byOthers),
  yoga('damini', 'Damini', 'good', 'B35.16-17 J12.10 R92', numbered(6), byOthers),
  yoga('vina', 'Vina', 'good', 'B35.16-17 J12.10 R91', numbered(7), byOthers),
];

/** The thirty-two nabhasa yogas, of the seven planets without the nodes. */
export const NABHASA = [...ASHRAYA, ...DALA, ...AKRITI, ...SANKHYA];
