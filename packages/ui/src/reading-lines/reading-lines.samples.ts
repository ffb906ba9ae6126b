import type { ReadingLine } from './index.ts';

export const lines: [ReadingLine, ...ReadingLine[]] = [
  {
    id: 'moon',
    text: 'A good day to finish what you have begun, with company.',
    reason: {
      graha: 'moon',
      label: 'Moon, fifth house',
      text: 'The Moon is in Sagittarius, the fifth house from Leo. Gochara does not count this house among its good ones.',
    },
  },
  {
    id: 'mars',
    text: 'You may promise more than you have time for.',
    reason: {
      graha: 'mars',
      label: 'Mars, twelfth house',
      text: 'Mars is in Cancer, the twelfth house from Leo.',
    },
  },
  { id: 'rest', text: 'The evening is quiet.' },
];
