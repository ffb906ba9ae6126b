import { test } from 'vitest';
import { SegmentedControl } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a choice is called something
  void (<SegmentedControl options={[]} />);
  // @ts-expect-error: there is something to choose
  void (<SegmentedControl label="Period" />);
  // @ts-expect-error: an option has words
  void (<SegmentedControl label="Period" options={[{ value: 'daily' }]} />);
});
