import { test } from 'vitest';
import { YantraArt } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: one of the six is drawn
  void (<YantraArt />);
  // @ts-expect-error: there is no such drawing
  void (<YantraArt yantra="shri" />);
});
