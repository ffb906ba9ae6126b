import type { YogaRule } from './rule.ts';
import { ARISHTA } from './tables/arishta.ts';
import { BHAVA } from './tables/bhava.ts';
import { DARIDRA } from './tables/daridra.ts';
import { DHANA } from './tables/dhana.ts';
import { GAND_MOOL } from './tables/gand-mool.ts';
import { LIFE } from './tables/life.ts';
import { LUNAR } from './tables/lunar.ts';
import { MAHAPURUSHA } from './tables/mahapurusha.ts';
import { MALIKA } from './tables/malika.ts';
import { MODERN } from './tables/modern.ts';
import { NABHASA } from './tables/nabhasa.ts';
import { NAMED_BY_MANTRESWARA } from './tables/named-mantreswara.ts';
import { NAMED_BY_PARASHARA } from './tables/named-parashara.ts';
import { NAMED_BY_RAMAN } from './tables/named-raman.ts';
import { NEECHA_BHANGA } from './tables/neecha-bhanga.ts';
import { PARIVARTANA } from './tables/parivartana.ts';
import { RAJA_OF_OTHERS } from './tables/raja-others.ts';
import { RAJA_OF_PARASHARA } from './tables/raja-parashara.ts';
import { SANNYASA } from './tables/sannyasa.ts';
import { SOLAR } from './tables/solar.ts';
import { VIPAREETA } from './tables/vipareeta.ts';

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

/** All yogas, group by group. */
export const YOGA_RULES: readonly YogaRule<YogaId>[] = ENTRIES.map(({ rule }) => rule);
