import { test } from 'vitest';
import { MediaObject } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: without media it is a plain paragraph
  void (<MediaObject>Kavya Menon</MediaObject>);
  // @ts-expect-error: without words it is a picture
  void (<MediaObject media="A" />);
});
