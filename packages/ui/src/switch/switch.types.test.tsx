import { test } from 'vitest';
import { Switch } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: every switch says what it turns on
  void (<Switch name="remember" />);
  // @ts-expect-error: off is an answer too, so that nothing can be required
  void (<Switch label="Remember my theme" required />);
});
