import { jaliScreen } from '../drawings/backdrops.ts';
import { jaliBorder } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeCard, ThemeInput } from '../theme-types.ts';

export const cosmicHarmonyCard: ThemeCard = {
  id: 'cosmic-harmony',
  name: { en: 'Cosmic Harmony', hi: 'ब्रह्मांडीय सामंजस्य' },
  description: {
    en: 'Celadon glaze with peacock teal and rani pink.',
    hi: 'सेलाडन की आभा के साथ मोरपंखी हरा और रानी गुलाबी।',
  },
  icon: 'peacock-eye',
  scheme: 'light',
  dynamic: false,
  colors: {
    primary: '#0A5654',
    secondary: '#54467F',
    background: '#CDE9DB',
    text: '#0D2927',
    accent: '#9C1756',
  },
};

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
