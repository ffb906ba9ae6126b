import { test } from 'vitest';
import { Contents } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: entries are given as data
  void (<Contents />);
  // @ts-expect-error: an entry says where it leads
  void (<Contents items={[{ label: 'Scope' }]} />);
});
