import { test } from 'vitest';
import { PapaBars } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: bars are someone's
  void (<PapaBars />);
  // @ts-expect-error: all four grahas are counted
  void (<PapaBars partners={[{ name: 'Arjun', papa: { rahu: 1 }, total: 1 }]} />);
});
