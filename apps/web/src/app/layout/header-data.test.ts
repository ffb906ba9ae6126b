import { describe, expect, test } from 'vitest';
import { completeData, dropdownLinks } from './header-data.ts';

const logo = { src: '/logo.svg', alt: 'Jyoti' };
const navigation = [{ id: 'kundli', title: 'Kundli', path: '/kundli' }];
const actionButtons = [{ id: 'login', title: 'Login', path: '/login' }];

describe('completeData', () => {
  test('returns complete data, also with an empty list of action buttons', () => {
    const data = { logo, navigation, actionButtons: [] };
    expect(completeData(data)).toEqual(data);
  });

  test.each([
    ['logo', { navigation, actionButtons }],
    ['navigation', { logo, actionButtons }],
    ['action buttons', { logo, navigation }],
    ['items of navigation', { logo, navigation: [], actionButtons }],
    ['a logo that is null', { logo: null, navigation, actionButtons }],
  ])('returns nothing without %s', (_what, data) => {
    expect(completeData(data)).toBeUndefined();
  });
});

describe('dropdownLinks', () => {
  const links = [{ id: 'm', title: 'Matching', path: '/kundli-matching' }];
  test.each([
    [
      'hasDropdown with links',
      { hasDropdown: true, dropdownItems: links },
      [{ id: 'm', label: 'Matching', href: '/kundli-matching' }],
    ],
    ['hasDropdown without links', { hasDropdown: true }, []],
    ['links without hasDropdown', { hasDropdown: false, dropdownItems: links }, []],
    ['neither', {}, []],
  ])('%s', (_what, item, expected) => {
    expect(dropdownLinks({ id: 'k', title: 'Kundli', path: '/kundli', ...item })).toEqual(expected);
  });
});
