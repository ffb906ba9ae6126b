import { starFigures } from '../drawings/backdrops.ts';
import { starChart } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeCard, ThemeInput } from '../theme-types.ts';

export const stargazerCard: ThemeCard = {
  id: 'stargazer',
  name: { en: 'Stargazer', hi: 'तारा दर्शक' },
  description: {
    en: 'Near-black for night and OLED: ice blue with an observer’s red lamp.',
    hi: 'रात के लिए लगभग काला: बर्फ़-सा नीला और प्रेक्षक का लाल दीप।',
  },
  icon: 'three-stars',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#94D2FF',
    secondary: '#AFBAC5',
    background: '#05070A',
    text: '#F1F5F8',
    accent: '#FF948A',
  },
};

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
