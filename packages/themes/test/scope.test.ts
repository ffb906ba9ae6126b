import { expect, test } from 'vitest';
import { marked } from '../src/base/scope.ts';

const inside = ':where([data-jyoti], [data-jyoti] *)';

test.each([
  ['the elements within', 'h1, [hidden]', `h1${inside}, [hidden]${inside}`],
  ['what they generate', '*, *::before', `*${inside}, *${inside}::before`],
  ['the end of a path', '[aria-expanded] > svg', `[aria-expanded] > svg${inside}`],
  [
    'the marked element in place of the page',
    'body:lang(hi), body',
    ':where([data-jyoti]):lang(hi), :where([data-jyoti])',
  ],
])('a scoped rule selects %s', (_what, selector, scoped) => {
  expect(marked(selector)).toBe(scoped);
});
