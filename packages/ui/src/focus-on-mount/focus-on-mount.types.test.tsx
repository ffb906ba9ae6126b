import { test } from 'vitest';
import { FocusOnMount } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: something has to be read out
  void (<FocusOnMount />);
});
