import { test } from 'vitest';
import { AshtakavargaTable } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: the sums are part of it
  void (<AshtakavargaTable rows={[]} />);
  // @ts-expect-error: the nodes have no ashtakavarga
  void (<AshtakavargaTable rows={[{ body: 'rahu', points: [] }]} sarva={[]} />);
  // @ts-expect-error: a sign is a number from 1 to 12
  void (<AshtakavargaTable rows={[]} sarva={[]} lagna={13} />);
});
