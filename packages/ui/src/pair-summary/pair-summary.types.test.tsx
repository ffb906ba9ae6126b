import { test } from 'vitest';
import { PairSummary } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a pair is two persons
  void (<PairSummary first={{ name: 'Arjun' }}>…</PairSummary>);
  // @ts-expect-error: something joins them
  void (<PairSummary first={{ name: 'Arjun' }} second={{ name: 'Meera' }} />);
});
