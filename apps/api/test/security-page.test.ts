// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLimits } from '../../../scripts/security-limits.ts';

const root = join(import.meta.dirname, '../../..');
const page = await readFile(join(root, 'docs/security.md'), 'utf8');

test('the lists of limits and prices match the code', () => {
  expect(withLimits(page)).toBe(page);
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

interface Row {
  ids: string;
  wanted: string;
  how: string;
  /** Tests by file, each with titles. */
  proofs: Quoted[];
  documents: Quoted[];
}

interface Quoted {
  file: string;
  titles: string[];
}

/** An item below a row: `` `file` “title” “title” ``, or the same of a document. */
function quoted(item: string): Quoted {
  const [, file = ''] = /`([^`]+)`/.exec(item) ?? [];
  return { file, titles: [...item.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title) };
}

/** The rows below a heading: items of a list, `- **ids requirement.** how`. */
function rowsBelow(heading: string): Row[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section.split(/\n(?=- \*\*)/).flatMap((row) => {
    const [head = '', ...items] = row
      .split(/\n\n/)[0]
      ?.split(/\n {2}- /)
      .map((text) => text.replace(/\s+/g, ' ')) ?? [''];
    const [, ids = '', wanted = '', how = ''] =
      /^- \*\*([\d., ]*\d)(?: (.+?)\.)?\*\* (.+)$/.exec(head) ?? [];
    if (ids === '') return [];
    const isDocument = (item: string) => item.startsWith('Document: ');
    return {
      ids,
      wanted,
      how,
      proofs: items.filter((item) => !isDocument(item)).map(quoted),
      documents: items.filter(isDocument).map(quoted),
    };
  });
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

test('every requirement of level 1 and 2 is in exactly one list', () => {
  const named = [...met, ...unmet, ...apart].flatMap(({ ids }) => idsOf(ids));
  const all = Object.keys(requirements).flatMap((section) => idsOf(section));
  expect(all).toHaveLength(253);
  expect(named.toSorted()).toEqual(all.toSorted());
});

test('every row has a short requirement, and a reason or a method', () => {
  for (const { ids, wanted, how } of [...met, ...unmet]) {
    expect(wanted, ids).not.toBe('');
    expect(wanted.split(/\s+/).length, ids).toBeLessThanOrEqual(12);
    expect(how, ids).not.toBe('');
  }
  for (const { ids, how } of apart) expect(how, ids).not.toBe('');
});

test('every row that is met quotes the title of an existing test', async () => {
  for (const { ids, proofs, documents } of met) {
    // Only requirements to document something, which are the first section of a chapter, are met by a document.
    const isDocumentation = /^\d+\.1\./.test(ids) && documents.length > 0;
    if (!isDocumentation) expect(proofs.length, ids).toBeGreaterThan(0);
    for (const { file, titles } of proofs) {
      expect(file, ids).toMatch(/(\.(test|spec)\.tsx?|-conformance\.ts)$/);
      const path = file.includes('/') ? join(root, file) : join(import.meta.dirname, file);
      const text = await readFile(path, 'utf8');
      expect(titles.length, `${ids}: ${file}`).toBeGreaterThan(0);
      for (const title of titles) {
        // The first argument of a call, optionally with ids of the specification.
        const named = `${RegExp.escape(title)}(?:(?: \\[[\\w-]+\\])*| @[^'"\`]*)`;
        const literal = new RegExp(`\\(\\s*(['"\`])${named}\\1,`);
        expect(literal.test(text), `${ids}: ${file} has a test “${title}”`).toBe(true);
      }
    }
  }
});

test('every document that a row names has the quoted sentence', async () => {
  for (const { ids, documents } of met) {
    for (const { file, titles } of documents) {
      const text = await readFile(join(root, file), 'utf8');
      // The row that quotes a sentence is not the sentence.
      const sentences = text
        .replaceAll(/\n {2}- Document: .*(\n {4}.*)*/g, '')
        .replace(/\s+/g, ' ');
      expect(titles.length, ids).toBeGreaterThan(0);
      for (const title of titles) expect(sentences, `${ids}: ${file}`).toContain(title);
    }
  }
});
