import { expect, test } from 'vitest';
import { illuminatedPath } from './illuminated-path.ts';

test.each([
  ['a young Moon is lit on the right, its terminator bends the same way', 40, '0 0 1', '0 0 0'],
  ['a gibbous waxing Moon bulges to the left', 140, '0 0 1', '0 0 1'],
  ['a gibbous waning Moon is lit on the left', 220, '0 0 0', '0 0 0'],
  ['an old Moon is a sickle on the left', 320, '0 0 0', '0 0 1'],
])('%s', (_name, elongation, limb, terminator) => {
  const [, first, second] = illuminatedPath(0, 0, 10, elongation).split('A');
  expect(first).toContain(limb);
  expect(second).toContain(terminator);
});
