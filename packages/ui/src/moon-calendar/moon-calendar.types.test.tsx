import { test } from 'vitest';
import { MoonCalendar } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: days without a title cannot be told from other days
  void (<MoonCalendar days={[]} />);
  // @ts-expect-error: a day needs its paksha
  void (<MoonCalendar title="Moon" days={[{ date: '', state: 'new_moon', illumination: 0 }]} />);
});
