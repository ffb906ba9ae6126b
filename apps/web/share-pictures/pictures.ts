import type { CoverSubject } from '@jyoti/ui/cover-art';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import { zodiacSigns } from '../../../packages/contract/src/choices.ts';

/** A picture of a shared link: its words, and what is drawn beside them. */
export interface SharePicture {
  /** `share-aries`: the file is `/pictures/share-aries.png`. */
  name: string;
  title: string;
  line: string;
  drawing: { cover: CoverSubject } | { sign: RashiNumber };
}

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

export const sharePictures: readonly SharePicture[] = [
  {
    name: 'share',
    title: 'Calculated for your minute and your town',
    line: 'Kundli, matching, panchang, horoscope',
    drawing: { cover: 'ring' },
  },
  {
    name: 'share-guides',
    title: 'Guides',
    line: 'Charts, periods and the almanac, read calmly',
    drawing: { cover: 'gnomon' },
  },
  {
    name: 'share-horoscopes',
    title: 'Horoscopes',
    line: 'What moves in the sky, and what tradition says of it',
    drawing: { cover: 'orbits' },
  },
  {
    name: 'share-moon-phases',
    title: 'Moon phases',
    line: 'Thirty tithis, from new moon to new moon',
    drawing: { cover: 'moons' },
  },
  ...zodiacSigns.map((sign, index) => ({
    name: `share-${sign.toLowerCase()}`,
    title: sign,
    line: sanskritNames[index] ?? '',
    drawing: { sign: (index + 1) as RashiNumber },
  })),
];
