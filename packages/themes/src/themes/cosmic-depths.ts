import { gnomonSkyline } from '../drawings/backdrops.ts';
import { brassScale } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeInput } from '../theme-types.ts';
import { cosmicDepthsCard } from './cards.ts';

export const cosmicDepths: ThemeInput = {
  ...cosmicDepthsCard,
  fonts: { ...HEADINGS.tiro, body: BODY },
  roles: {
    surface: '#16243A',
    raised: '#1F304A',
    textMuted: '#A3B2C9',
    border: '#33455F',
    control: '#687D9E',
    focus: '#49EAF2',
  },
  edge: brassScale,
  backdrop: gnomonSkyline,
};
