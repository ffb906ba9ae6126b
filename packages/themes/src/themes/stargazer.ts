import { starFigures } from '../drawings/backdrops.ts';
import { starChart } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeInput } from '../theme-types.ts';
import { stargazerCard } from './cards.ts';

export const stargazer: ThemeInput = {
  ...stargazerCard,
  fonts: { ...HEADINGS.gotu, body: BODY },
  roles: {
    surface: '#0F1318',
    raised: '#1A2028',
    textMuted: '#A8B2BE',
    border: '#2C343E',
    control: '#667382',
    focus: '#FFBFB7',
    onPrimary: '#05070A',
  },
  edge: starChart,
  backdrop: starFigures,
};
