import { JsonForm } from './index.ts';

export const Ceremony = () => (
  <JsonForm
    defaultValue={{
      title: 'Satyanarayan Katha',
      benefits: ['Peace at home'],
      packages: [{ name: 'Standard', price: 1_950 }],
    }}
  />
);

export const KeysAsWords = () => (
  <JsonForm defaultValue={{ title: 'Navagraha Shanti', discountedPrice: 2_400 }} />
);

export const KeysAsCodes = () => <JsonForm defaultValue={{ t: 'Navagraha Shanti', prc2: 2_400 }} />;
