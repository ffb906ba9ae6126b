import { test } from 'vitest';
import { SkyHero } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: without words it is a SkyScene
  void (<SkyHero subject="arches" />);
  // @ts-expect-error: one of the drawings that there are
  void (<SkyHero subject="comet">About Jyoti</SkyHero>);
});
