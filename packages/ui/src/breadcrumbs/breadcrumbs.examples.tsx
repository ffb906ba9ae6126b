import { Breadcrumbs } from './index.ts';

export const PagesAbove = () => (
  <Breadcrumbs
    items={[
      { label: 'Home', href: '#home' },
      { label: 'Ceremonies', href: '#ceremonies' },
    ]}
    current="Navgraha Shanti"
  />
);

export const StepsOfATask = () => (
  <Breadcrumbs
    items={[
      { label: 'Package', href: '#package' },
      { label: 'Your details', href: '#details' },
    ]}
    current="Payment"
  />
);
