import { test } from 'vitest';
import { LimbTimeline } from './index.ts';

const day = { sunrise: '', sunset: '', nextSunrise: '', limbs: [] };

test('wrong use does not compile', () => {
  // @ts-expect-error: a drawing without a title cannot be read out
  void (<LimbTimeline {...day} timeZone="Asia/Kolkata" />);
  // @ts-expect-error: times belong to a place
  void (<LimbTimeline {...day} title="The day" />);
});
