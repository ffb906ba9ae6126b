import { describe, expect, test } from 'vitest';
import { currentOf, holdsCurrent } from './navigation-menu.logic.ts';

describe('currentOf', () => {
  test.each([
    ['/kundli', '/kundli', 'page'],
    ['/kundli', '/kundli/', 'page'],
    ['/kundli', '/kundli?lang=hi#lagna', 'page'],
    ['/poojas', '/poojas/3', 'true'],
    ['/kundli', '/kundli-matching', undefined],
    ['/', '/', 'page'],
    ['/', '/kundli', undefined],
    ['/kundli', undefined, undefined],
  ])('%s on the page %s is %s', (path, page, expected) => {
    expect(currentOf(path, page)).toBe(expected);
  });
});

test('holdsCurrent finds the current page among links', () => {
  const links = [{ href: '/kundli' }, { href: '/kundli-matching' }];
  expect(holdsCurrent(links, '/kundli-matching')).toBe(true);
  expect(holdsCurrent(links, '/panchang')).toBe(false);
});
