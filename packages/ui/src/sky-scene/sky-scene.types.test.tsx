import { test } from 'vitest';
import { SkyScene } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a scene has a subject
  void (<SkyScene />);
  // @ts-expect-error: three subjects are drawn
  void (<SkyScene subject="unicorn" />);
});
