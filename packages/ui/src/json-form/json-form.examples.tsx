import { JsonForm } from './index.ts';
import { ceremony } from './json-form.samples.ts';

export const Ceremony = () => <JsonForm defaultValue={ceremony} />;

export const KeysAsWords = () => (
  <JsonForm defaultValue={{ title: 'Navagraha Shanti', discountedPrice: 2_400 }} />
);

export const KeysAsCodes = () => <JsonForm defaultValue={{ t: 'Navagraha Shanti', prc2: 2_400 }} />;
