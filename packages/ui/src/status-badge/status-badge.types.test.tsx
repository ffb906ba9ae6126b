import { test } from 'vitest';
import { StatusBadge } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a state is always given
  void (<StatusBadge />);
  // @ts-expect-error: states are four, in lower case
  void (<StatusBadge status="Online" />);
});
