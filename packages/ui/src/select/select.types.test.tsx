import { test } from 'vitest';
import { Select } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: every field has a label
  void (<Select options={[]} />);
  // @ts-expect-error: an option is called something
  void (<Select label="Gender" options={[{ value: 'male' }]} />);
});
