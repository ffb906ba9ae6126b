import type { KitStrings } from '../i18n/index.ts';

interface KundliChartMessages {
  ascendant: string;
  /** Two-letter abbreviation of the ascendant inside the drawing. */
  ascendantLetters: string;
  retrogradeMark: string;
  combustMark: string;
  retrograde: string;
  combust: string;
  legendAscendant: string;
  legendRetrograde: string;
  legendCombust: string;
  legendSigns: string;
  legendDegrees: string;
  /** A house and its sign, as a heading: "House 7, Aquarius". */
  houseInSign: (house: number, sign: string) => string;
  /** How to go through the houses by keyboard. */
  moveHint: string;
  house: string;
  sign: string;
  grahas: string;
  nobody: string;
  describe: (lagna: string) => string;
}

export const kundliChartStrings: KitStrings<KundliChartMessages> = {
  component: 'KundliChart',
  en: {
    ascendant: 'Ascendant',
    ascendantLetters: 'As',
    retrogradeMark: 'R',
    combustMark: 'C',
    retrograde: 'retrograde',
    combust: 'combust',
    legendAscendant: 'As: ascendant (lagna).',
    legendRetrograde: 'R: retrograde.',
    legendCombust: 'C: combust.',
    legendSigns: '1 to 12: the signs from Aries (Mesha).',
    legendDegrees: 'Small figure: degree.',
    houseInSign: (house, sign) => `House ${house}, ${sign}`,
    moveHint: 'Arrow keys go from house to house.',
    house: 'House',
    sign: 'Sign',
    grahas: 'Grahas',
    nobody: 'None',
    describe: (lagna) =>
      `Ascendant in ${lagna}. The table that follows lists all twelve houses with their grahas.`,
  },
};
