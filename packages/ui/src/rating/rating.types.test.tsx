import { test } from 'vitest';
import { Rating } from './index.ts';

test('a rating is a number, or said to be none', () => {
  // @ts-expect-error: no value is said as null
  void (<Rating />);
  // @ts-expect-error: stars are counted from a number
  void (<Rating value="4.5" />);
});
