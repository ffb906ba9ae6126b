import { test } from 'vitest';
import { PrintLayout } from './index.ts';

test('a sheet that leaves the house says whose it is', () => {
  // @ts-expect-error: it has a name
  void (<PrintLayout>Report</PrintLayout>);
});
