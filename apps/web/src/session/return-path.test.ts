import { describe, expect, test } from 'vitest';
import { loginPathFor, returnPath } from './return-path.ts';

const back = (next: string) => returnPath(new URLSearchParams({ next }));

describe('the way back after login', () => {
  test('carries path and query through the login page', () => {
    const path = loginPathFor({
      pathname: '/generate-kundli',
      search: '?date=1990-05-14&tab=dashas',
    });
    expect(returnPath(new URL(path, 'http://localhost').searchParams)).toBe(
      '/generate-kundli?date=1990-05-14&tab=dashas',
    );
  });

  test('leads to the page in the language of the login', () => {
    expect(loginPathFor({ pathname: '/hi/kundli', search: '?a=1' })).toBe(
      '/login?next=%2Fkundli%3Fa%3D1',
    );
    expect(back('/hi/kundli?a=1')).toBe('/kundli?a=1');
    expect(back('/hi')).toBe('/');
  });

  test('the home page needs no way back', () => {
    expect(loginPathFor({ pathname: '/', search: '' })).toBe('/login');
    expect(returnPath(new URLSearchParams())).toBe('/');
  });

  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/\t/elsewhere.example',
    '/\r\n/elsewhere.example',
    '\t//elsewhere.example',
    '/a\\b',
    '/hi//elsewhere.example',
    '/hi/\t/elsewhere.example',
    '',
  ])('never leaves the site: %s', (next) => {
    expect(back(next)).toBe('/');
  });

  test.each(['/login', '/login?next=/kundli', '/signup', '/hi/login'])(
    'never leads round in a circle: %s',
    (next) => {
      expect(back(next)).toBe('/');
    },
  );
});
