import { test } from 'vitest';
import { NumberField } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: every field has a label
  void (<NumberField name="amount" />);
  // @ts-expect-error: a number is a number; text belongs in a TextField
  void (<NumberField label="Amount" value="5" />);
});
