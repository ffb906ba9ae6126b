import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { YogaTextId } from './index.ts';
import { ENTRIES } from './yogas.ts';

/** Titles as the page shortens them; the others are whole. */
const SHORT: Record<YogaTextId, string> = {
  bphs: 'BPHS',
  brihat_jataka: 'Brihat Jataka',
  jataka_parijata: 'Jataka Parijata',
  phaladeepika: 'Phaladeepika',
  raman: 'Raman',
  uttara_kalamrita: 'Uttara Kalamrita',
};

test('the page of rules has a row for every yoga, with its nature, what cancels it and its sources', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/rules/yoga.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const shown = rows.map(([, id, name, nature, , unless, , source]) =>
    [id, name, nature, unless, source].join(' | '),
  );
  for (const { rule, unless } of ENTRIES) {
    const sources = rule.sources.map(({ text, chapter, verse }) =>
      [SHORT[text], [chapter, verse].filter((part) => part !== null).join('.')].join(' '),
    );
    const codes = Object.keys(unless).map((code) => `\`${code}\``);
    expect(shown).toContain(
      [`\`${rule.id}\``, rule.name, rule.nature, codes.join(', '), sources.join('; ')].join(' | '),
    );
  }
});

test('the pages count them', () => {
  const count = `${ENTRIES.length} `;
  const text = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  expect(text('docs/rules/yoga.md')).toContain(`${count}combinations`);
  expect(text('docs/rules/README.md')).toContain(`${count}yogas`);
  expect(text('README.md')).toContain(`${count}yogas`);
});
