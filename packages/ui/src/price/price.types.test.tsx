import { test } from 'vitest';
import { Price } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a price has an amount
  void (<Price listPrice={50} />);
  // @ts-expect-error: units are words that the kit has in every language
  void (<Price amount={30} per="min" />);
});
