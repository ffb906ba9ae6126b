import { test } from 'vitest';
import { Prose, TextSizeSelect } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: there are three sizes
  void (<Prose size="huge" />);
  // @ts-expect-error: the page keeps the size
  void (<TextSizeSelect value="small" />);
});
