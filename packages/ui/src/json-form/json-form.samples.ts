import type { JsonValue } from './json-form.tsx';

/** A sample ceremony, as an operator edits it. */
export const ceremony = {
  title: 'Satyanarayan Katha',
  discountedPrice: 1_950,
  active: true,
  description:
    'The story of Satyanarayan is read aloud in five chapters, with a sankalp in the name of the family.',
  benefits: ['Peace at home', 'A good beginning'],
  packages: [
    { name: 'Standard', price: 1_950 },
    { name: 'Premium', price: 3_500 },
  ],
} satisfies JsonValue;
