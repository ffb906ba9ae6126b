import { expect, test } from 'vitest';
import { lengthStatus } from './text-area.logic.ts';

test.each([
  [0, undefined, null],
  [79, 100, null],
  [80, 100, { left: 20 }],
  [100, 100, { left: 0 }],
  [103, 100, { over: 3 }],
])('%i of %s: %j', (length, most, news) => {
  expect(lengthStatus('क'.repeat(length), most)).toEqual(news);
});
