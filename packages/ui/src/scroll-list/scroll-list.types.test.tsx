import { test } from 'vitest';
import { ScrollList } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a region that scrolls has a name
  void (<ScrollList>…</ScrollList>);
  // @ts-expect-error: there is something to scroll
  void (<ScrollList title="All antardashas" />);
});
