import type { KitStrings } from '../i18n/index.ts';

export interface NakshatraRingMessages {
  number: string;
  nakshatra: string;
  grahas: string;
  nobody: string;
  pada: (pada: number) => string;
  /** Description of the drawing, after its title. */
  describe: (moon: string | undefined) => string;
  /** Legend. */
  legend: string;
}

export const nakshatraRingStrings: KitStrings<NakshatraRingMessages> = {
  component: 'NakshatraRing',
  en: {
    number: 'Number',
    nakshatra: 'Nakshatra',
    grahas: 'Grahas',
    nobody: 'None',
    pada: (pada) => `pada ${pada}`,
    describe: (moon) =>
      `${moon ? `The Moon in ${moon}. ` : ''}The table that follows lists the twenty-seven nakshatras.`,
    legend:
      '1 to 27: the nakshatras from Ashwini, with their stars. Outer ticks: padas, four to a nakshatra.',
  },
};
