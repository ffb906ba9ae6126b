import { describe, expect, test } from 'vitest';
import { completeData, currentOf, dropdownLinks, holdsCurrent, stepTo } from './header.logic.ts';

const logo = { src: '/logo.svg', alt: 'Jyoti' };
const navigation = [{ id: 'kundli', title: 'Kundli', path: '/kundli' }];
const actionButtons = [{ id: 'login', title: 'Login', path: '/login' }];

describe('completeData', () => {
  test('gives back what is whole; action buttons may be an empty list', () => {
    const data = { logo, navigation, actionButtons: [] };
    expect(completeData(data)).toEqual(data);
  });

  test.each([
    ['logo', { navigation, actionButtons }],
    ['navigation', { logo, actionButtons }],
    ['action buttons', { logo, navigation }],
    ['items of navigation', { logo, navigation: [], actionButtons }],
    ['a logo that is null', { logo: null, navigation, actionButtons }],
  ])('without %s there is no header yet', (_what, data) => {
    expect(completeData(data)).toBeUndefined();
  });
});

describe('dropdownLinks', () => {
  const links = [{ id: 'm', title: 'Matching', path: '/kundli-matching' }];
  test.each([
    ['hasDropdown with links', { hasDropdown: true, dropdownItems: links }, links],
    ['hasDropdown without links', { hasDropdown: true }, []],
    ['links without hasDropdown', { hasDropdown: false, dropdownItems: links }, []],
    ['neither', {}, []],
  ])('%s', (_what, item, expected) => {
    expect(dropdownLinks({ id: 'k', title: 'Kundli', path: '/kundli', ...item })).toEqual(expected);
  });
});

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

test('holdsCurrent finds the page among links', () => {
  const links = [
    { id: 1, title: 'Making', path: '/kundli' },
    { id: 2, title: 'Matching', path: '/kundli-matching' },
  ];
  expect(holdsCurrent(links, '/kundli-matching')).toBe(true);
  expect(holdsCurrent(links, '/panchang')).toBe(false);
});

describe('stepTo', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowRight', 1, undefined],
    ['a', 1, undefined],
  ])('%s from %i of three leads to %s', (key, from, to) => {
    expect(stepTo(key, from, 3)).toBe(to);
  });
});
