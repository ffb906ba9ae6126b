import { Contents } from './index.ts';

export const Headings = () => (
  <Contents
    items={[
      { id: 'refunds', label: 'Refunds' },
      { id: 'birth-details', label: 'How long we keep your birth details' },
      { id: 'contact', label: 'Contact' },
    ]}
  />
);

export const Numbers = () => (
  <Contents
    items={[
      { id: 'section-1', label: 'Section 1' },
      { id: 'section-2', label: 'Section 2' },
      { id: 'section-3', label: 'Section 3' },
    ]}
  />
);
