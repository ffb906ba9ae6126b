import { gnomonSkyline } from '../drawings/backdrops.ts';
import { brassScale } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeCard, ThemeInput } from '../theme-types.ts';

export const cosmicDepthsCard: ThemeCard = {
  id: 'cosmic-depths',
  name: { en: 'Cosmic Depths', hi: 'ब्रह्मांड की गहराई' },
  description: {
    en: 'Lapis night, brass instruments and a sindoor dawn.',
    hi: 'लाजवर्दी रात, पीतल के यंत्र और सिंदूरी भोर।',
  },
  icon: 'gnomon',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#E3B45C',
    secondary: '#A3BBD9',
    background: '#0F1A2B',
    text: '#F5EDDE',
    accent: '#F2967A',
  },
};

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
