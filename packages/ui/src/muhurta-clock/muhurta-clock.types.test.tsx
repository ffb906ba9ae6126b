import { test } from 'vitest';
import { MuhurtaClock } from './index.ts';

const day = { title: 'Day', sunrise: '', sunset: '', nextSunrise: '' };

test('wrong use does not compile', () => {
  // @ts-expect-error: an instant has no clock time without a place
  void (<MuhurtaClock {...day} periods={[]} />);
  void (
    (
      // @ts-expect-error: its kinds are those of the almanac
      <MuhurtaClock {...day} timeZone="UTC" periods={[{ kind: 'tea', start: '', end: '' }]} />
    )
  );
});
