import { test } from 'vitest';
import { PrastaraGrid } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: points are someone's
  void (<PrastaraGrid rows={[]} totals={[]} />);
  // @ts-expect-error: the nodes have no ashtakavarga
  void (<PrastaraGrid body="ketu" rows={[]} totals={[]} />);
});
