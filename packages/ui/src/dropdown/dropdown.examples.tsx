import { Dropdown } from './index.ts';

export const OneSubject = () => (
  <nav aria-label="Main">
    <Dropdown
      label="Kundli"
      layout="list"
      defaultOpen
      items={[
        { id: 'making', label: 'Make a kundli', href: '#kundli' },
        { id: 'matching', label: 'Match two kundlis', href: '#matching' },
        { id: 'dosha', label: 'Mangal dosha', href: '#dosha' },
      ]}
    />
  </nav>
);

export const LeftOvers = () => (
  <nav aria-label="Main">
    <Dropdown
      label="More"
      layout="list"
      defaultOpen
      items={[
        { id: 'panchang', label: 'Panchang', href: '#panchang' },
        { id: 'refunds', label: 'Refunds', href: '#refunds' },
        { id: 'gems', label: 'Gemstones', href: '#gems' },
      ]}
    />
  </nav>
);
