import { test } from 'vitest';
import { RecordCard } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a record says what it is
  void (<RecordCard date="2026-11-27" />);
  // @ts-expect-error: the page has its own heading of level 1
  void (<RecordCard title="Navagraha Shanti" headingLevel={1} />);
});
