import { test } from 'vitest';
import { ChoghadiyaStrip } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: without a title the group has no name
  void (<ChoghadiyaStrip day={[]} night={[]} timeZone="Asia/Kolkata" />);
  // @ts-expect-error: times belong to a place
  void (<ChoghadiyaStrip title="Choghadiya" day={[]} night={[]} />);
});
