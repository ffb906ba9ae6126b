import { expect, test } from 'vitest';
import { jsonElement } from './page-head.ts';

test('nothing in the data of a page closes the element that holds it', () => {
  const value = { text: '</script><script>alert(1)</script><!--', more: '\u2028]]>' };
  const element = jsonElement('type="application/json"', value);
  expect(element.match(/</g)).toHaveLength(2); // its own beginning and end
  const holder = document.createElement('div');
  holder.innerHTML = element;
  expect(JSON.parse(holder.querySelector('script')?.textContent ?? '')).toEqual(value);
});
