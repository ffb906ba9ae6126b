import { createRef } from 'react';
import { test } from 'vitest';
import { Pagination, ShowMore } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: pages are links, so that they can be opened, kept and gone back to
  void (<Pagination page={1} pages={12} />);
  // @ts-expect-error: without the list it does not know what is new
  void (<ShowMore shown={3} total={8} onShowMore={() => undefined} />);
  // @ts-expect-error: how many there are is always said
  void (<ShowMore list={createRef<HTMLElement>()} shown={3} onShowMore={() => undefined} />);
});
