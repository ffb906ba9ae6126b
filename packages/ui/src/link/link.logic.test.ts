import { expect, test } from 'vitest';
import { leavesRouter } from './link.logic.ts';

test.each([
  ['/kundli', false],
  ['kundli', false],
  ['../matching?tab=1', false],
  ['/faq#q3', false],
  ['?page=2', false],
  ['', false],
  ['#faqs', true],
  ['https://example.com', true],
  ['HTTPS://example.com', true],
  ['//example.com/x', true],
  ['mailto:care@example.com', true],
  ['tel:+911234567890', true],
  [' https://example.com', true],
])('%j leaves the router: %s', (href, expected) => {
  expect(leavesRouter(href)).toBe(expected);
});
