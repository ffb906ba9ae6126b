import { test } from 'vitest';
import { PoojaCard } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a ceremony has a name
  void (<PoojaCard href="/poojas/1" yantra="rudra" weekdays={[1]} price={{ amount: 1500 }} />);
  // @ts-expect-error: a week has seven days
  void (<PoojaCard name="…" href="/" yantra="rudra" weekdays={[7]} price={{ amount: 1500 }} />);
});
