import { expect, test } from 'vitest';
import { partsOfScope, type PrintChoice, type PrintScope } from './print-choice.ts';

const part = (key: string) => ({ key, label: key });
const choice: PrintChoice = {
  groups: [
    { label: 'Kundli', parts: [part('basic'), part('planets')] },
    { label: 'Dashas', parts: [part('maha'), part('antar')] },
  ],
  current: part('antar'),
  short: ['planets', 'maha'],
};

test.each<[PrintScope, string[]]>([
  ['first', []],
  ['current', ['antar']],
  ['short', ['planets', 'maha']],
  ['whole', ['basic', 'planets', 'maha', 'antar']],
  ['chosen', ['basic']],
])('%s is %o', (scope, keys) => {
  expect([...partsOfScope(choice, scope, ['basic'])]).toEqual(keys);
});
