import { afterEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../bootstrap/token-key.ts';
import { clearVisitorData, storedForVisitor, storeForVisitor } from './visitor-data.ts';

afterEach(() => localStorage.clear());

test('what a page stores for a visitor is gone after the logout, also if it renders once more', () => {
  localStorage.setItem(TOKEN_KEY, 'a token');
  storeForVisitor('last-read', ['/profile']);
  expect(storedForVisitor('last-read')).toEqual(['/profile']);

  localStorage.removeItem(TOKEN_KEY);
  clearVisitorData();
  storeForVisitor('last-read', ['/profile']);
  expect(storedForVisitor('last-read')).toBeNull();
});
