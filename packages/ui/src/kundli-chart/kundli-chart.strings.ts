import type { GrahaId } from '../glyphs/index.ts';
import type { Strings } from '../i18n/index.ts';

interface KundliChartMessages {
  /** Two letters that stand for a body inside the drawing. */
  abbreviations: Record<GrahaId | 'ascendant', string>;
  names: Record<GrahaId | 'ascendant', string>;
  /** Signs 1 to 12, the name the field uses. */
  signs: readonly string[];
  retrogradeMark: string;
  combustMark: string;
  retrograde: string;
  combust: string;
  legend: string;
  legendDegrees: string;
  house: string;
  sign: string;
  grahas: string;
  nobody: string;
  describe: (lagna: string) => string;
}

export const kundliChartStrings: Strings<KundliChartMessages> = {
  en: {
    abbreviations: {
      ascendant: 'As',
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
    names: {
      ascendant: 'Ascendant',
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
    signs: [
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
    retrogradeMark: 'R',
    combustMark: 'C',
    retrograde: 'retrograde',
    combust: 'combust',
    legend: 'R: retrograde. C: combust.',
    legendDegrees: 'Small figure: degree.',
    house: 'House',
    sign: 'Sign',
    grahas: 'Grahas',
    nobody: 'None',
    describe: (lagna) =>
      `Ascendant in ${lagna}. The table that follows lists all twelve houses with their grahas.`,
  },
  hi: {
    abbreviations: {
      ascendant: 'ल',
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
    names: {
      ascendant: 'लग्न',
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
    signs: ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'],
    retrogradeMark: 'व',
    combustMark: 'अ',
    retrograde: 'वक्री',
    combust: 'अस्त',
    legend: 'व: वक्री। अ: अस्त।',
    legendDegrees: 'छोटा अंक: अंश।',
    house: 'भाव',
    sign: 'राशि',
    grahas: 'ग्रह',
    nobody: 'कोई नहीं',
    describe: (lagna) => `लग्न ${lagna} में। आगे की तालिका में बारहों भाव और उनके ग्रह हैं।`,
  },
};
