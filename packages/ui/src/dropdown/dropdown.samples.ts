import type { DropdownLink } from './index.ts';

export const kundliLinks: readonly DropdownLink[] = [
  { id: 'making', title: 'Kundli Making', path: '/kundli' },
  { id: 'matching', title: 'Kundli Matching', path: '/kundli-matching' },
  { id: 'dosha', title: 'Mangal Dosh', path: '/mangal-dosh' },
];

export const hindiLinks: readonly DropdownLink[] = [
  { id: 'making', title: 'जन्मकुण्डली बनवाएँ', path: '/kundli' },
  { id: 'matching', title: 'सम्पूर्णगुणमिलानविश्लेषण', path: '/kundli-matching' },
];
