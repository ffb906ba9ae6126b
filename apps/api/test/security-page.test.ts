// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLimits } from '../../../scripts/security-limits.ts';

const root = join(import.meta.dirname, '../../..');
const page = await readFile(join(root, 'docs/security.md'), 'utf8');

test('the tables of limits and prices match the code', async () => {
  expect(await withLimits(page)).toBe(page);
});

/** The requirements of OWASP ASVS 5.0.0 at level 1 and 2: numbers by section. */
const requirements: Record<string, string> = {
  '1.1': '1 2',
  '1.2': '1 2 3 4 5 6 7 8 9',
  '1.3': '1 2 3 4 5 6 7 8 9 10 11',
  '1.4': '1 2 3',
  '1.5': '1 2',
  '2.1': '1 2 3',
  '2.2': '1 2 3',
  '2.3': '1 2 3 4',
  '2.4': '1',
  '3.2': '1 2',
  '3.3': '1 2 3 4',
  '3.4': '1 2 3 4 5 6',
  '3.5': '1 2 3 4 5',
  '3.7': '1 2',
  '4.1': '1 2 3',
  '4.2': '1',
  '4.3': '1 2',
  '4.4': '1 2 3 4',
  '5.1': '1',
  '5.2': '1 2 3',
  '5.3': '1 2',
  '5.4': '1 2 3',
  '6.1': '1 2 3',
  '6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  '6.3': '1 2 3 4',
  '6.4': '1 2 3 4',
  '6.5': '1 2 3 4 5',
  '6.6': '1 2 3',
  '6.8': '1 2 3 4',
  '7.1': '1 2 3',
  '7.2': '1 2 3 4',
  '7.3': '1 2',
  '7.4': '1 2 3 4 5',
  '7.5': '1 2',
  '7.6': '1 2',
  '8.1': '1 2',
  '8.2': '1 2 3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1 2 3',
  '9.2': '1 2 3 4',
  '10.1': '1 2',
  '10.2': '1 2',
  '10.3': '1 2 3 4',
  '10.4': '1 2 3 4 5 6 7 8 9 10 11',
  '10.5': '1 2 3 4 5',
  '10.6': '1 2',
  '10.7': '1 2 3',
  '11.1': '1 2',
  '11.2': '1 2 3',
  '11.3': '1 2 3',
  '11.4': '1 2 3 4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1 2 3',
  '12.2': '1 2',
  '12.3': '1 2 3 4',
  '13.1': '1',
  '13.2': '1 2 3 4 5',
  '13.3': '1 2',
  '13.4': '1 2 3 4 5',
  '14.1': '1 2',
  '14.2': '1 2 3 4',
  '14.3': '1 2 3',
  '15.1': '1 2 3',
  '15.2': '1 2 3',
  '15.3': '1 2 3 4 5 6 7',
  '16.1': '1',
  '16.2': '1 2 3 4 5',
  '16.3': '1 2 3 4',
  '16.4': '1 2 3',
  '16.5': '1 2 3',
  '17.1': '1',
  '17.2': '1 2 3 4',
  '17.3': '1 2',
};

/** The table rows below a heading, by cell. */
function rowsBelow(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}

const met = rowsBelow('What is met');
const unmet = rowsBelow('What is not met');
const apart = rowsBelow('What does not apply');

/** `1.2.3`, or every requirement of `1.2` and of `1`. */
function idsOf(text: string): string[] {
  const all = Object.entries(requirements).flatMap(([section, numbers]) =>
    numbers.split(' ').map((number) => `${section}.${number}`),
  );
  return text.split(', ').flatMap((part) => {
    const within = all.filter((id) => id === part || id.startsWith(`${part}.`));
    expect(within, `"${part}" names a requirement`).not.toEqual([]);
    return within;
  });
}

/** Text that can prove a row: a row of the table that quotes a sentence is not the sentence. */
const textOf = (source: string) =>
  source
    .split('\n')
    .filter((line) => !line.startsWith('| ') || !line.includes('“'))
    .join(' ')
    .replace(/\s+/g, ' ');

/** Files with the quoted titles: `` `path` “title” ``. */
function proofsOf(cell: string): { file: string; title: string }[] {
  return [...cell.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title: title.replaceAll('\\|', '|'),
  }));
}

test('every requirement of level 1 and 2 is in exactly one table', () => {
  const named = [...met, ...unmet, ...apart].flatMap(([ids = '']) => idsOf(ids));
  const all = Object.keys(requirements).flatMap((section) => idsOf(section));
  expect(all).toHaveLength(253);
  expect(named.toSorted()).toEqual(all.toSorted());
});

test('every row has a short requirement, and a reason or a method', () => {
  for (const [ids = '', wanted = '', how = '', ...more] of [...met, ...unmet]) {
    expect(wanted.split(/\s+/).length, ids).toBeLessThanOrEqual(12);
    expect(how, ids).not.toBe('');
    expect(more.length, ids).toBeLessThanOrEqual(1);
  }
  for (const [ids = '', why = ''] of apart) expect(why, ids).not.toBe('');
});

test('every row that is met quotes an existing test title', async () => {
  for (const [ids = '', , , proof = ''] of met) {
    const proofs = proofsOf(proof);
    expect(proofs.length, ids).toBeGreaterThan(0);
    for (const { file, title } of proofs) {
      const text = await readFile(join(root, file), 'utf8');
      if (file.endsWith('.md')) {
        expect(textOf(text), `${ids}: ${file}`).toContain(title);
        continue;
      }
      expect(file, ids).toMatch(/(\.(test|spec)\.tsx?|-conformance\.ts)$/);
      // The first argument of a call, optionally with ids of the specification.
      const named = `${RegExp.escape(title)}(?:(?: \\[[\\w-]+\\])*| @[^'"\`]*)`;
      const literal = new RegExp(`\\(\\s*(['"\`])${named}\\1,`);
      expect(literal.test(text), `${ids}: ${file} has a test “${title}”`).toBe(true);
    }
  }
});
