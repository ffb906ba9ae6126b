import type { LimbCardProps, WindowCardProps } from './index.ts';

export const tithi = {
  title: 'Tithi at 7:05 pm',
  name: 'Shukla Navami (9)',
  items: [
    { label: 'Starts', value: 'Saturday, 5 April 2025, 7:26 pm' },
    { label: 'Ends', value: 'Sunday, 6 April 2025, 7:23 pm' },
    { label: 'Meaning', value: 'Good for strict and brave deeds.', long: true },
  ],
  spansLabel: 'Others of the day',
  spans: [{ text: 'Shukla Dashami, from 7:23 pm' }],
} satisfies LimbCardProps;

export const inauspicious = {
  title: 'Inauspicious times',
  times: [
    { name: 'Rahu Kaal', spans: [{ text: '5:06 pm to 6:41 pm', current: true }] },
    { name: 'Gulika', spans: [{ text: '3:31 pm to 5:06 pm' }] },
    {
      name: 'Dur Muhurta',
      spans: [{ text: '5:00 pm to 5:51 pm' }, { text: '9:12 pm to 9:58 pm' }],
    },
    { name: 'Bhadra', spans: [] },
  ],
} satisfies WindowCardProps;
