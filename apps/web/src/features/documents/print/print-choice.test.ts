import { expect, test } from 'vitest';
import { offeredScope, partsOfScope, type PrintChoice, type PrintScope } from './print-choice.ts';

const part = (key: string) => ({ key, label: key });
const choice: PrintChoice = {
  groups: [
    { label: 'Kundli', parts: [part('basic'), part('planets')] },
    { label: 'Dashas', parts: [part('maha'), part('antar')] },
    { label: 'More', parts: [part('kp')], isExtra: true },
  ],
  current: part('antar'),
  short: ['planets', 'maha'],
};

test.each<[PrintScope, string[]]>([
  ['first', []],
  ['current', ['antar']],
  ['short', ['planets', 'maha']],
  ['whole', ['basic', 'planets', 'maha', 'antar']],
  ['everything', ['basic', 'planets', 'maha', 'antar', 'kp']],
  ['chosen', ['basic', 'maha']],
])('%s is %o', (scope, keys) => {
  // A part ticked in another kind of report does not exist in this one.
  expect([...partsOfScope(choice, scope, ['maha', 'ashtakoot', 'basic'])]).toEqual(keys);
});

test('falls back to the whole report if a report does not offer the scope', () => {
  const { groups } = choice;
  expect(offeredScope(choice, 'short')).toBe('short');
  expect(offeredScope({ groups, current: null }, 'short')).toBe('whole');
  expect(offeredScope({ groups, current: null }, 'current')).toBe('whole');
  expect(offeredScope(choice, 'everything')).toBe('everything');
  expect(offeredScope({ groups: groups.slice(0, 2), current: null }, 'everything')).toBe('whole');
  expect(offeredScope({ groups, current: null }, 'first')).toBe('first');
});
