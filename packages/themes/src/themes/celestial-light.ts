import { pothiLeaf } from '../drawings/backdrops.ts';
import { folioMargin } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeCard, ThemeInput } from '../theme-types.ts';

export const celestialLightCard: ThemeCard = {
  id: 'celestial-light',
  name: { en: 'Celestial Light', hi: 'दिव्य प्रकाश' },
  description: {
    en: 'Palm-leaf and indigo ink, ruled in vermilion.',
    hi: 'ताड़पत्र और नील की स्याही, सिंदूरी रेखाओं के साथ।',
  },
  icon: 'folio',
  scheme: 'light',
  dynamic: false,
  colors: {
    primary: '#23417C',
    secondary: '#6B480A',
    background: '#F5E7C4',
    text: '#1B2233',
    accent: '#9C3013',
  },
};

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
