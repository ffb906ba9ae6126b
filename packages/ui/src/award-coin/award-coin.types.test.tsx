import { test } from 'vitest';
import { AwardCoin } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: an award has a year
  void (<AwardCoin label="Best kundli app" />);
});
