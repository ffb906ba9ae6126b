import { BHAVA } from './tables/bhava.ts';
import { NEECHA_BHANGA, PARIVARTANA, VIPAREETA } from './tables/bhanga.ts';
import { LIFE } from './tables/life.ts';
import { LUNAR, SOLAR } from './tables/luminaries.ts';
import { MAHAPURUSHA } from './tables/mahapurusha.ts';
import { ARISHTA, GAND_MOOL, MODERN } from './tables/misfortune.ts';
import { MALIKA, NABHASA } from './tables/nabhasa.ts';
import { NAMED_BY_MANTRESWARA, NAMED_BY_RAMAN } from './tables/named-others.ts';
import { NAMED_BY_PARASHARA } from './tables/named-parashara.ts';
import { RAJA_OF_OTHERS } from './tables/raja-others.ts';
import { RAJA_OF_PARASHARA } from './tables/raja-parashara.ts';
import { SANNYASA } from './tables/renunciation.ts';
import { DARIDRA, DHANA } from './tables/wealth.ts';
import type { YogaRule } from './rule.ts';

/** The rules with their conditions, group by group. */
export const ENTRIES = [
  ...MAHAPURUSHA,
  ...NABHASA,
  ...MALIKA,
  ...LUNAR,
  ...SOLAR,
  ...RAJA_OF_PARASHARA,
  ...RAJA_OF_OTHERS,
  ...NEECHA_BHANGA,
  ...VIPAREETA,
  ...PARIVARTANA,
  ...DHANA,
  ...DARIDRA,
  ...BHAVA,
  ...NAMED_BY_PARASHARA,
  ...NAMED_BY_MANTRESWARA,
  ...NAMED_BY_RAMAN,
  ...LIFE,
  ...SANNYASA,
  ...ARISHTA,
  ...GAND_MOOL,
  ...MODERN,
];

/** The id of a yoga: `gajakesari`. */
export type YogaId = (typeof ENTRIES)[number]['rule']['id'];

/** Every yoga that is looked for, group by group. */
export const YOGA_RULES: readonly YogaRule<YogaId>[] = ENTRIES.map(({ rule }) => rule);
