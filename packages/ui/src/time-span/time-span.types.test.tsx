import { test } from 'vitest';
import { TimeSpan } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a span has a start or an end
  void (<TimeSpan timeZone="Asia/Kolkata" />);
  // @ts-expect-error: an instant has no clock time without a place
  void (<TimeSpan start="2025-04-06T11:36:00Z" />);
});
