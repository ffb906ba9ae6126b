import type { NamedGem } from '@jyoti/contract';
import { expect, test } from 'vitest';
import { gemWithVerdict } from './named-gem.ts';

const gem = { text: 'Ruby, for the Sun', verdict_text: 'Advised' } as NamedGem;

test('a gem links to the given page, and otherwise has no link', () => {
  expect(gemWithVerdict(gem, '/gems')).toEqual({
    text: 'Ruby, for the Sun · Advised',
    href: '/gems',
  });
  expect(gemWithVerdict(gem).href).toBeUndefined();
});
