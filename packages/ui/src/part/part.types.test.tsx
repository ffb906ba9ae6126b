import { test } from 'vitest';
import { Part, PartHeading } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a part has a title
  void (<Part>…</Part>);
  // @ts-expect-error: a heading has words
  void (<PartHeading>…</PartHeading>);
});
