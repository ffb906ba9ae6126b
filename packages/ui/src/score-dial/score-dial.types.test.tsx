import { test } from 'vitest';
import { ScoreDial } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: what is scored has a name
  void (<ScoreDial value={26} />);
  // @ts-expect-error: a dial without a score is no dial
  void (<ScoreDial label="Ashtakoot points" />);
});
