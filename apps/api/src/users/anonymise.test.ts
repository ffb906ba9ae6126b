import { expect, test } from 'vitest';
import { withoutIdentity } from './anonymise.ts';

test('a name is taken out as it is written, whatever its signs mean in a pattern', () => {
  const user = { firstName: 'A.', lastName: "d'(Rao", email: 'a@b.in', mobile: '9876543210' };
  expect(withoutIdentity("A. d'(Rao of A1: Ab, D'(RAO", user)).toBe('… … of A1: Ab, …');
});
