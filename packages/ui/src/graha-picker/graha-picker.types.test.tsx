import { test } from 'vitest';
import { GrahaPicker } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a choice has a name
  void (<GrahaPicker />);
  // @ts-expect-error: there are nine grahas, and Pluto is not among them
  void (<GrahaPicker label="Planet" value="pluto" />);
});
