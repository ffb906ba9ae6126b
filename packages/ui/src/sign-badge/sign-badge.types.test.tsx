import { test } from 'vitest';
import { SignBadge, SignLine } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a badge without a sign has no name
  void (<SignBadge />);
  // @ts-expect-error: signs are 1 to 12
  void (<SignBadge sign={0} />);
  // @ts-expect-error: nor has a line
  void (<SignLine dates="Jul 23 - Aug 22" />);
});
