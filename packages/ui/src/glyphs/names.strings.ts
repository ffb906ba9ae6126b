import type { KitStrings } from '../i18n/index.ts';
import type { ElementId } from './element-glyph.tsx';
import type { GrahaId } from './graha-glyph.tsx';

/** Names of the nine grahas. */
export const grahaNames: KitStrings<Record<GrahaId, string>> = {
  component: 'grahaNames',
  en: {
    sun: 'Sun',
    moon: 'Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
  },
};

/** Two-letter abbreviation of a graha where there is no space for its name. */
export const grahaAbbreviations: KitStrings<Record<GrahaId, string>> = {
  component: 'grahaAbbreviations',
  en: {
    sun: 'Su',
    moon: 'Mo',
    mars: 'Ma',
    mercury: 'Me',
    jupiter: 'Ju',
    venus: 'Ve',
    saturn: 'Sa',
    rahu: 'Ra',
    ketu: 'Ke',
  },
};

/** The common names of the rashis, Aries or मेष first. */
export const rashiNames: KitStrings<readonly string[]> = {
  component: 'rashiNames',
  en: [
    'Aries',
    'Taurus',
    'Gemini',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'Sagittarius',
    'Capricorn',
    'Aquarius',
    'Pisces',
  ],
};

/** The Sanskrit names shown with them in English, Mesha first. Empty in Hindi, where both are the same. */
export const sanskritSignNames: KitStrings<readonly string[]> = {
  component: 'sanskritSignNames',
  en: [
    'Mesha',
    'Vrishabha',
    'Mithuna',
    'Karka',
    'Simha',
    'Kanya',
    'Tula',
    'Vrishchika',
    'Dhanu',
    'Makara',
    'Kumbha',
    'Meena',
  ],
};

export const elementNames: KitStrings<Record<ElementId, string>> = {
  component: 'elementNames',
  en: { fire: 'Fire', earth: 'Earth', air: 'Air', water: 'Water' },
};

/** The twenty-seven nakshatras, Ashwini first. */
export const nakshatraNames: KitStrings<readonly string[]> = {
  component: 'nakshatraNames',
  en: [
    'Ashwini',
    'Bharani',
    'Krittika',
    'Rohini',
    'Mrigashira',
    'Ardra',
    'Punarvasu',
    'Pushya',
    'Ashlesha',
    'Magha',
    'Purva Phalguni',
    'Uttara Phalguni',
    'Hasta',
    'Chitra',
    'Swati',
    'Vishakha',
    'Anuradha',
    'Jyeshtha',
    'Mula',
    'Purva Ashadha',
    'Uttara Ashadha',
    'Shravana',
    'Dhanishta',
    'Shatabhisha',
    'Purva Bhadrapada',
    'Uttara Bhadrapada',
    'Revati',
  ],
};
