import { expect, test } from 'vitest';
import { isEmail } from './is-email.ts';

test.each([
  ['meera@example.com', true],
  ['  meera.joshi+letter@mail.example.co.in ', true],
  ['मीरा@उदाहरण.भारत', true],
  ['meera', false],
  ['meera@example', false],
  ['@example.com', false],
  ['meera@.com', false],
  ['meera@example..com', false],
  ['meera joshi@example.com', false],
  ['a@b@example.com', false],
  ['', false],
])('isEmail(%j) is %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
