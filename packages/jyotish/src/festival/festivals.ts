import type { Festival } from './rule.ts';
import { ASHADHA_TO_BHADRAPADA } from './tables/ashadha-to-bhadrapada.ts';
import { ASHVINA_AND_KARTIKA } from './tables/ashvina-and-kartika.ts';
import { CHAITRA_TO_JYESHTHA } from './tables/chaitra-to-jyeshtha.ts';
import { MARGASHIRSHA_TO_PHALGUNA } from './tables/margashirsha-to-phalguna.ts';
import { SANGRANDS, SANKRANTIS } from './tables/sankrantis.ts';
import { SOLAR_FESTIVALS } from './tables/solar.ts';
import { VRATS } from './tables/vrats.ts';

/** Every festival and vrat, those of the year before those of the month. */
export function allFestivals(): readonly Festival[] {
  return [
    ...CHAITRA_TO_JYESHTHA,
    ...ASHADHA_TO_BHADRAPADA,
    ...ASHVINA_AND_KARTIKA,
    ...MARGASHIRSHA_TO_PHALGUNA,
    ...SOLAR_FESTIVALS,
    ...SANKRANTIS,
    ...SANGRANDS,
    ...VRATS,
  ];
}
