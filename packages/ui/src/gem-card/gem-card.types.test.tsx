import { test } from 'vitest';
import { GemCard } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: advice has a reason
  void (<GemCard gem="ruby" />);
  // @ts-expect-error: one of the nine
  void (<GemCard gem="opal" reason="…" />);
});
