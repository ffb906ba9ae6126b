import { test } from 'vitest';
import { IconButton } from './index.ts';

test('a button without a name does not compile', () => {
  // @ts-expect-error: an icon alone says nothing to many
  void (<IconButton icon={<svg />} />);
  // @ts-expect-error: it shows an icon
  void (<IconButton label="Print" />);
});
