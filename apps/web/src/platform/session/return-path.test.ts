import { describe, expect, test } from 'vitest';
import { loginPathFor, returnPath } from './return-path.ts';

const back = (next: string) => returnPath(new URLSearchParams({ next }));

describe('return path after login', () => {
  test('keeps path and query across the login page', () => {
    const path = loginPathFor({
      pathname: '/generate-kundli',
      search: '?date=1990-05-14&tab=dashas',
    });
    expect(returnPath(new URL(path, 'http://localhost').searchParams)).toBe(
      '/generate-kundli?date=1990-05-14&tab=dashas',
    );
  });

  test('is left out for the home page', () => {
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
    'never returns to a login page: %s',
    (next) => {
      expect(back(next)).toBe('/');
    },
  );
});
