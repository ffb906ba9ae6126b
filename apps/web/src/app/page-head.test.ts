import { expect, test } from 'vitest';
import { jsonElement } from './page-head.ts';

test('escapes page data so that nothing can close the script element', () => {
  const value = { text: '</script><script>alert(1)</script><!--', more: '\u2028]]>' };
  const element = jsonElement('type="application/json"', value);
  expect(element.match(/</g)).toHaveLength(2); // The element's own start and end tags.
  const holder = document.createElement('div');
  holder.innerHTML = element;
  expect(JSON.parse(holder.querySelector('script')?.textContent ?? '')).toEqual(value);
});
