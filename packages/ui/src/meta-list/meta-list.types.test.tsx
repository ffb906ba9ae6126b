import { test } from 'vitest';
import { MetaList } from './index.ts';

test('every value has a label', () => {
  // @ts-expect-error: a list of nothing is not a list
  void (<MetaList />);
  // @ts-expect-error: a value without its label says nothing
  void (<MetaList items={[{ value: 'Simha' }]} />);
});
