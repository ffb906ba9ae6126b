import { test } from 'vitest';
import { KootaTable } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a table of scores has a total
  void (<KootaTable rows={[]} />);
  const unexplained = [{ id: 'nadi', name: 'Nadi', boy: '', girl: '', score: 8, fullScore: 8 }];
  // @ts-expect-error: a score is explained
  void (<KootaTable rows={unexplained} total={{ score: 8, fullScore: 8 }} />);
});
