import { expect, test } from 'vitest';
import { withoutIdentity } from './anonymise.ts';

test('a name is removed literally, even with regular-expression characters', () => {
  const user = { firstName: 'A.', lastName: "d'(Rao", email: 'a@b.in', mobile: '9876543210' };
  expect(withoutIdentity("A. d'(Rao of A1: Ab, D'(RAO", user)).toBe('… … of A1: Ab, …');
});
