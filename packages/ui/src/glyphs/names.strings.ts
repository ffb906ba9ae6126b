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
  hi: {
    sun: 'सूर्य',
    moon: 'चंद्र',
    mars: 'मंगल',
    mercury: 'बुध',
    jupiter: 'गुरु',
    venus: 'शुक्र',
    saturn: 'शनि',
    rahu: 'राहु',
    ketu: 'केतु',
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
  hi: {
    sun: 'सू',
    moon: 'चं',
    mars: 'मं',
    mercury: 'बु',
    jupiter: 'गु',
    venus: 'शु',
    saturn: 'श',
    rahu: 'रा',
    ketu: 'के',
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
  hi: ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'],
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
  hi: [],
};

export const elementNames: KitStrings<Record<ElementId, string>> = {
  component: 'elementNames',
  en: { fire: 'Fire', earth: 'Earth', air: 'Air', water: 'Water' },
  hi: { fire: 'अग्नि', earth: 'पृथ्वी', air: 'वायु', water: 'जल' },
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
  hi: [
    'अश्विनी',
    'भरणी',
    'कृत्तिका',
    'रोहिणी',
    'मृगशिरा',
    'आर्द्रा',
    'पुनर्वसु',
    'पुष्य',
    'आश्लेषा',
    'मघा',
    'पूर्वा फाल्गुनी',
    'उत्तरा फाल्गुनी',
    'हस्त',
    'चित्रा',
    'स्वाति',
    'विशाखा',
    'अनुराधा',
    'ज्येष्ठा',
    'मूल',
    'पूर्वाषाढ़ा',
    'उत्तराषाढ़ा',
    'श्रवण',
    'धनिष्ठा',
    'शतभिषा',
    'पूर्वा भाद्रपद',
    'उत्तरा भाद्रपद',
    'रेवती',
  ],
};
