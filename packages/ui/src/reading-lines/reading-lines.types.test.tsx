import { test } from 'vitest';
import { ReadingLines } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a reading has lines
  void (<ReadingLines />);
  // @ts-expect-error: a reason says what it is
  void (<ReadingLines items={[{ id: 'moon', text: 'A good day.', reason: { graha: 'moon' } }]} />);
});
