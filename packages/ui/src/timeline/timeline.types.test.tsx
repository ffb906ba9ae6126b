import { test } from 'vitest';
import { Timeline } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: the list has a name
  void (<Timeline items={[]} />);
  // @ts-expect-error: a year is a number: it has a place on the scale
  void (<Timeline label="Our story" items={[{ year: '2012', title: 'Foundation' }]} />);
});
