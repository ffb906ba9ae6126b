import type { DropdownLink } from './index.ts';

export const kundliLinks: readonly DropdownLink[] = [
  { id: 'making', label: 'Kundli Making', href: '/kundli' },
  { id: 'matching', label: 'Kundli Matching', href: '/kundli-matching' },
  { id: 'dosha', label: 'Mangal Dosh', href: '/mangal-dosh' },
];

export const hindiLinks: readonly DropdownLink[] = [
  { id: 'making', label: 'जन्मकुण्डली बनवाएँ', href: '/kundli' },
  { id: 'matching', label: 'सम्पूर्णगुणमिलानविश्लेषण', href: '/kundli-matching' },
];
