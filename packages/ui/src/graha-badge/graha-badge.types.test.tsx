import { test } from 'vitest';
import { DignityBadge, GrahaBadge } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a badge without a graha has no name
  void (<GrahaBadge />);
  // @ts-expect-error: there are seven dignities
  void (<GrahaBadge graha="sun" dignity="strong" />);
  // @ts-expect-error: a badge of a dignity names it
  void (<DignityBadge />);
});
