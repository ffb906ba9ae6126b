import { diyasAndDhoop } from '../drawings/backdrops.ts';
import { lotusPetals } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeInput } from '../theme-types.ts';
import { mysticOracleCard } from './cards.ts';

export const mysticOracle: ThemeInput = {
  ...mysticOracleCard,
  fonts: { ...HEADINGS.gotu, body: BODY },
  roles: {
    surface: '#321C30',
    raised: '#41273E',
    textMuted: '#BDAABB',
    border: '#573A53',
    control: '#937290',
    focus: '#5FEDCF',
  },
  edge: lotusPetals,
  backdrop: diyasAndDhoop,
};
