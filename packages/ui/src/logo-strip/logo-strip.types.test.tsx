import { test } from 'vitest';
import { LogoStrip } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a logo without a name has no alternative
  void (<LogoStrip items={[{ src: '/logo.svg' }]} />);
});
