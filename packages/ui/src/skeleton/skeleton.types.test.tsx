import { test } from 'vitest';
import { Skeleton, SkeletonText } from './index.ts';

test('an empty skeleton does not compile', () => {
  // @ts-expect-error: the shapes of what comes are what it is for
  void (<Skeleton label="Casting the chart…" />);
  // @ts-expect-error: lines are counted
  void (<SkeletonText lines="three" />);
});
