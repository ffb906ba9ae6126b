import { test } from 'vitest';
import { NakshatraRing } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a drawing without a name cannot be read out
  void (<NakshatraRing nakshatra={8} />);
  // @ts-expect-error: a nakshatra has four padas
  void (<NakshatraRing title="Ring" nakshatra={8} pada={5} />);
});
