import { test } from 'vitest';
import { ImageField } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: every field has a label
  void (<ImageField types={['image/png']} />);
  // @ts-expect-error: what it takes is part of the question
  void (<ImageField label="Profile image" />);
});
