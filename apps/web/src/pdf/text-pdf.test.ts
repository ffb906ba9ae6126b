import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { plainCharacters } from './plain-characters.ts';
import { textPdf } from './text-pdf.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text }) as const;

test('a long text goes on over several A4 pages, with its title and author in the file', async () => {
  const bytes = await textPdf({
    title: 'Disclaimer',
    author: 'Jyoti',
    note: 'Last Updated: March 15, 2025',
    lead: 'What this is, and what it is not.',
    sections: Array.from({ length: 12 }, (_, index) => ({
      id: `part-${index}`,
      heading: `Part ${index}`,
      blocks: [
        paragraph('A sentence that is long enough to be broken. '.repeat(12)),
        { type: 'heading', text: 'Inner' },
        { type: 'list', items: ['One', 'Two'], ordered: index % 2 === 0 },
        { type: 'quote', text: 'Said once.', source: 'Somebody' },
        { type: 'table', caption: 'Facts', columns: ['A', 'B'], rows: [['a', 'b']] },
      ],
    })),
  });
  const file = await PDFDocument.load(bytes);
  expect(file.getTitle()).toBe('Jyoti: Disclaimer');
  expect(file.getAuthor()).toBe('Jyoti');
  expect(file.getPageCount()).toBeGreaterThan(3);
  expect(file.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
});

test.each([
  ['₹1,100 – “free”', 'Rs 1,100 – “free”'],
  ['Viśākhā', 'Visakha'],
  ['café', 'café'],
  ['ज्योति', '??????'],
  ['a\u00a0b → c', 'a b -> c'],
])('%j is set as %j', (text, set) => {
  expect(plainCharacters(text)).toBe(set);
});
