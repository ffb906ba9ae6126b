import { test } from 'vitest';
import { GrahaBadge } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a badge without a graha has no name
  void (<GrahaBadge />);
  // @ts-expect-error: there are seven dignities
  void (<GrahaBadge graha="sun" dignity="strong" />);
});
