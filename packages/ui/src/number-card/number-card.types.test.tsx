import { test } from 'vitest';
import { NumberCard } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a number is of something
  void (<NumberCard number={7} meaning="…" />);
  // @ts-expect-error: a number alone means nothing
  void (<NumberCard title="Destiny" number={7} />);
});
