import { expect, test } from 'vitest';
import { hasRegions, openParts } from './accordion.logic.ts';

test.each([
  [1, true],
  [6, true],
  [7, false],
  [10, false],
])('of %i parts the open ones are landmarks: %s', (parts, expected) => {
  expect(hasRegions(parts)).toBe(expected);
});

test.each([
  ['several, one more', ['a', 'b'], true, ['a', 'b']],
  ['several, none', [], true, []],
  ['one, and another is opened', ['a', 'b'], false, ['b']],
  ['one, and it is closed', [], false, []],
] as const)('which parts are open: %s', (_case, requested, several, open) => {
  expect(openParts(requested, several)).toEqual(open);
});
