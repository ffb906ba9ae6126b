import type { TimelineEntry } from './index.ts';

export const story: readonly TimelineEntry[] = [
  { year: 2012, title: 'Foundation', text: 'Two teachers print a panchang for one city.' },
  { year: 2015, title: 'Digital Expansion', text: 'The first chart is drawn on a screen.' },
  { year: 2018, title: 'Astrologer Academy', text: 'Forty students, three years.' },
  { year: 2020, title: 'Global Reach', text: 'Readings by telephone in nine languages.' },
  { year: 2023, title: 'Research Center', text: 'Old tables are checked against the sky.' },
  { year: 2025, title: 'Modern Integration', text: 'One engine for all that is shown.' },
];

export const storyInHindi: readonly TimelineEntry[] = [
  { year: 2012, title: 'स्थापना', text: 'एक नगर के लिए पंचांग छपा।' },
  { year: 2018, title: 'ज्योतिषाचार्यप्रशिक्षणमहाविद्यालय', text: 'चालीस विद्यार्थी, तीन वर्ष।' },
  { year: 2025, title: 'आधुनिक स्वरूप' },
];
