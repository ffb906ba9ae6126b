import { test } from 'vitest';
import { CoverArt } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a cover is of something
  void (<CoverArt />);
  // @ts-expect-error: there is no such subject
  void (<CoverArt seed="a" subject="comet" />);
});
