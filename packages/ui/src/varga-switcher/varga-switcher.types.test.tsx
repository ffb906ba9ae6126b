import { test } from 'vitest';
import { VargaSwitcher } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: charts belong to somebody
  void (<VargaSwitcher charts={{}} />);
  // @ts-expect-error: there is no D5 among the sixteen
  void (<VargaSwitcher label="Charts" charts={{ D5: { ascendantSign: 1, placements: [] } }} />);
});
