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
    '',
  ])('never leaves the site: %s', (next) => {
    expect(back(next)).toBe('/');
  });

  test.each(['/login', '/login?next=/kundli', '/signup'])(
    'never leads round in a circle: %s',
    (next) => {
      expect(back(next)).toBe('/');
    },
  );
});
