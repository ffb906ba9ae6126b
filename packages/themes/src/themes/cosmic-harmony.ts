import { jaliScreen } from '../drawings/backdrops.ts';
import { jaliBorder } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeInput } from '../theme-types.ts';
import { cosmicHarmonyCard } from './cards.ts';

export const cosmicHarmony: ThemeInput = {
  ...cosmicHarmonyCard,
  fonts: { ...HEADINGS.tiro, body: BODY },
  roles: {
    surface: '#E2F3EA',
    raised: '#F4FBF7',
    textMuted: '#3D5F5C',
    border: '#A5CDB8',
    control: '#5D8673',
    focus: '#0053A5',
  },
  astro: { sun: '#A74810', jupiter: '#7E6100' },
  edge: jaliBorder,
  backdrop: jaliScreen,
};
