import { test } from 'vitest';
import { DashaTimeline } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: periods without a title cannot be read out
  void (<DashaTimeline periods={[]} birth="" now="" />);
  // @ts-expect-error: the kit reads no clock, so it must be told what is now
  void (<DashaTimeline title="Periods" periods={[]} birth="" />);
});
