import { test } from 'vitest';
import { EventList } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a list has a name
  void (<EventList items={[]} />);
  // @ts-expect-error: an event has its date in words too
  void (<EventList label="Transits" items={[{ id: '1', at: '2026-11-22', title: 'Full Moon' }]} />);
});
