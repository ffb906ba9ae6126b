import { test } from 'vitest';
import { ActionBar } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a bar has an action
  void (<ActionBar>Standard</ActionBar>);
});
