import { test } from 'vitest';
import { DashaTree } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: without a title the tree has no name
  void (<DashaTree periods={[]} loadPeriods={() => []} timeZone="Asia/Kolkata" />);
  // @ts-expect-error: what is inside a period must come from somewhere
  void (<DashaTree title="Dasha" periods={[]} timeZone="Asia/Kolkata" />);
});
