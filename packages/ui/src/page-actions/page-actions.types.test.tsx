import { test } from 'vitest';
import { PrintButton, ToTopButton } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: its icon is fixed
  void (<PrintButton icon={null} />);
  // @ts-expect-error: a target is an id
  void (<ToTopButton target={1} />);
});
