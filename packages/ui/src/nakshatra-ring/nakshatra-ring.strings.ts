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
  hi: {
    number: 'क्रम',
    nakshatra: 'नक्षत्र',
    grahas: 'ग्रह',
    nobody: 'कोई नहीं',
    pada: (pada) => `चरण ${pada}`,
    describe: (moon) => `${moon ? `चंद्रमा ${moon} में। ` : ''}आगे की तालिका में सत्ताईस नक्षत्र हैं।`,
    legend: '1 से 27: अश्विनी से नक्षत्र, अपने तारों के साथ। बाहर के चिह्न: चरण, हर नक्षत्र में चार।',
  },
};
