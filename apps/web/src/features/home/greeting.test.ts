import { expect, test } from 'vitest';
import { greetingOf } from './greeting.ts';

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('greets at %d o’clock with %s [S0-182] [S0-183] [S0-184]', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting);
});
