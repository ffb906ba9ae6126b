import { pothiLeaf } from '../drawings/backdrops.ts';
import { folioMargin } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeInput } from '../theme-types.ts';
import { celestialLightCard } from './cards.ts';

export const celestialLight: ThemeInput = {
  ...celestialLightCard,
  fonts: { ...HEADINGS.tiro, body: BODY },
  roles: {
    surface: '#FBF2DB',
    raised: '#FFFAEE',
    textMuted: '#4E586F',
    border: '#DCC999',
    control: '#908057',
    focus: '#7C2F82',
  },
  astro: { jupiter: '#826400' },
  edge: folioMargin,
  backdrop: pothiLeaf,
};
