import { test } from 'vitest';
import { Logo } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: there are three sizes
  void (<Logo size="huge" />);
  // @ts-expect-error: a name is words
  void (<Logo name={1} />);
});
