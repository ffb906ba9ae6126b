import { test } from 'vitest';
import { TithiStrip } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: the marked disc is also said in words
  void (<TithiStrip tithi={9} />);
});
