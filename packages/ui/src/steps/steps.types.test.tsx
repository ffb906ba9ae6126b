import { test } from 'vitest';
import { Steps } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: steps are given as data
  void (<Steps />);
  // @ts-expect-error: a step has a text
  void (<Steps items={[{ title: 'Enter your birth details' }]} />);
});
