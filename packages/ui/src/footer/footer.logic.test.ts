import { expect, test } from 'vitest';
import { isEmail, writeCount } from './footer.logic.ts';

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

test.each([
  [950, 'en', '950'],
  [12_400, 'en', '12,400'],
  [124_000, 'en', '1,24,000'],
  [124_000, 'hi', '1,24,000'],
] as const)('writeCount(%i, %s) is %s', (count, language, expected) => {
  expect(writeCount(count, language)).toBe(expected);
});
