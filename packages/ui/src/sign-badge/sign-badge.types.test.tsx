import { test } from 'vitest';
import { SignBadge } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a badge without a sign has no name
  void (<SignBadge />);
  // @ts-expect-error: signs are 1 to 12
  void (<SignBadge sign={0} />);
});
