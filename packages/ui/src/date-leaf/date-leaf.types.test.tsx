import { test } from 'vitest';
import { DateLeaf, DateLine } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a leaf has a date
  void (<DateLeaf />);
  // @ts-expect-error: a date is written YYYY-MM-DD
  void (<DateLine date={new Date()} />);
});
