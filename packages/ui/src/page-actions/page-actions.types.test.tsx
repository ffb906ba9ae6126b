import { test } from 'vitest';
import { PrintButton, ToTopButton } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: what it does is fixed
  void (<PrintButton onClick={() => undefined} />);
  // @ts-expect-error: a target is an id
  void (<ToTopButton target={1} />);
});
