import { test } from 'vitest';
import { Stat } from './index.ts';

test('a figure counts something', () => {
  // @ts-expect-error: a figure alone says nothing
  void (<Stat value={50_000} />);
  // @ts-expect-error: there is a figure
  void (<Stat label="clients" />);
});
