import type { Festival } from './rule.ts';
import { ASHVINA_TO_PHALGUNA } from './tables/ashvina-to-phalguna.ts';
import { CHAITRA_TO_BHADRAPADA } from './tables/chaitra-to-bhadrapada.ts';
import { SANKRANTIS } from './tables/sankrantis.ts';
import { SOLAR_FESTIVALS } from './tables/solar.ts';
import { VRATS } from './tables/vrats.ts';

/** Every festival and vrat, those of the year before those of the month. */
export function allFestivals(): readonly Festival[] {
  return [
    ...CHAITRA_TO_BHADRAPADA,
    ...ASHVINA_TO_PHALGUNA,
    ...SOLAR_FESTIVALS,
    ...SANKRANTIS,
    ...VRATS,
  ];
}
