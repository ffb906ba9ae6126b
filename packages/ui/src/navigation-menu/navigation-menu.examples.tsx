import { NavigationMenu } from './index.ts';

export const kundliLinks = [
  { id: 'making', label: 'Kundli Making', href: '/kundli' },
  { id: 'matching', label: 'Kundli Matching', href: '/kundli-matching' },
  { id: 'dosha', label: 'Mangal Dosh', href: '/mangal-dosh' },
];

export const OneSubject = () => (
  <nav aria-label="Main">
    <NavigationMenu label="Kundli" layout="list" defaultOpen items={kundliLinks} />
  </nav>
);

export const LeftOvers = () => (
  <nav aria-label="Main">
    <NavigationMenu
      label="More"
      layout="list"
      defaultOpen
      items={[
        { id: 'panchang', label: 'Panchang', href: '#panchang' },
        { id: 'refunds', label: 'Refunds', href: '#refunds' },
      ]}
    />
  </nav>
);
