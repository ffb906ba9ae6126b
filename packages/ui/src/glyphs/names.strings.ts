import { kitStrings, type KitStrings } from '../i18n/strings.ts';
import type { ElementId } from './element-glyph.tsx';
import type { GrahaId } from './graha-glyph.tsx';

/** What the nine grahas are called. */
export const grahaNames: KitStrings<Record<GrahaId, string>> = kitStrings(
  'grahaNames',
  {
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
  'astrology',
);

/** Two letters that stand for a graha where there is no room for its name. */
export const grahaAbbreviations: KitStrings<Record<GrahaId, string>> = kitStrings(
  'grahaAbbreviations',
  {
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
  'astrology',
);

/** What the field calls the rashis, 1 (Mesha) first. */
export const rashiNames: KitStrings<readonly string[]> = kitStrings(
  'rashiNames',
  [
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
  'astrology',
);

/** The names that readers of English know the rashis by, Aries first. Hindi has no others: the list is empty. */
export const westernSignNames: KitStrings<readonly string[]> = kitStrings(
  'westernSignNames',
  [
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
  'astrology',
);

export const elementNames: KitStrings<Record<ElementId, string>> = kitStrings(
  'elementNames',
  { fire: 'Fire', earth: 'Earth', air: 'Air', water: 'Water' },
  'astrology',
);

/** The twenty-seven nakshatras, Ashwini first. */
export const nakshatraNames: KitStrings<readonly string[]> = kitStrings(
  'nakshatraNames',
  [
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
  'astrology',
);
