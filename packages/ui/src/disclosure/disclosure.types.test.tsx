import { test } from 'vitest';
import { Disclosure } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: its button has words
  void (<Disclosure>…</Disclosure>);
  // @ts-expect-error: it shows something
  void (<Disclosure label="How this was calculated" />);
});
