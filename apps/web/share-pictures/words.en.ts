import { zodiacSigns } from '../../../packages/contract/src/choices.ts';
import type { PictureWords } from './pictures.ts';

const sanskritNames = [
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
];

export const en: PictureWords = {
  site: {
    title: 'Calculated for your minute and your town',
    line: 'Kundli, matching, panchang, horoscope',
  },
  guides: { title: 'Guides', line: 'Charts, periods and the almanac, read calmly' },
  horoscopes: {
    title: 'Horoscopes',
    line: 'What moves in the sky, and what tradition says of it',
  },
  moonPhases: { title: 'Moon phases', line: 'Thirty tithis, from new moon to new moon' },
  festivals: { title: 'Festivals of the year', line: 'Dates and times for your town and region' },
  wallCalendar: {
    title: 'Wall calendar to print',
    line: 'Tithi, nakshatra and festivals, a sheet for each month',
  },
  muhurta: {
    title: 'Find a good date',
    line: 'For a wedding, a new home, a vehicle and more',
  },
  signs: zodiacSigns.map((sign, index) => ({ title: sign, line: sanskritNames[index] ?? '' })),
};
