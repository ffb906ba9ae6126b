// @vitest-environment node
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { faceOfDisk } from '../../test/face-of-disk.ts';
import { linksOfPdf, marksOfPdf, textOfPdf } from '../../test/text-of-pdf.ts';
import type { PdfBlock, PdfDocument } from './pdf-document.ts';
import { setDocument } from './set-document.ts';
import { textDocument } from './text-document.ts';

const missing = 'Some letters ({scripts}) stand as question marks.';
const setting = { author: 'Jyoti', language: 'en', missing };

const documentOf = (title: string, blocks: readonly PdfBlock[]): PdfDocument => ({
  ...setting,
  title,
  opening: blocks,
  parts: [],
});

async function made(document: PdfDocument) {
  const asked: string[] = [];
  const pdf = await setDocument(document, undefined, (address) => {
    asked.push(address);
    return faceOfDisk(address);
  });
  return { ...pdf, asked, text: (await textOfPdf(pdf.bytes)).join('\n') };
}

const paragraph = (text: string): PdfBlock => ({ type: 'paragraph', text });

test('a text in sections goes on over several A4 pages, with its title, author and language in the file', async () => {
  const { bytes } = await made(
    textDocument(
      {
        title: 'Disclaimer',
        note: 'Last Updated: March 15, 2025',
        lead: 'What this is, and what it is not.',
        sections: Array.from({ length: 12 }, (_, index) => ({
          id: `part-${index}`,
          heading: `Part ${index}`,
          blocks: [
            { type: 'paragraph', text: 'A sentence that is long enough to be broken. '.repeat(12) },
            { type: 'heading', text: 'Inner' },
            { type: 'list', items: ['One', 'Two'], ordered: index % 2 === 0 },
            { type: 'quote', text: 'Said once.', source: 'Somebody' },
            { type: 'table', caption: 'Facts', columns: ['A', 'B'], rows: [['a', 'b']] },
          ],
        })),
      },
      setting,
    ),
  );
  const file = await PDFDocument.load(bytes);
  expect(file.getTitle()).toBe('Jyoti: Disclaimer');
  expect(file.getAuthor()).toBe('Jyoti');
  expect(file.getPageCount()).toBeGreaterThan(3);
  expect(file.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
  const pages = await textOfPdf(bytes);
  expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
  expect(pages.join('\n').match(/^Part \d+$/gm)).toHaveLength(12);
});

describe('words are kept as they are written', () => {
  test.each([
    'आशा कुलकर्णी',
    'क्षत्रिय कार्तिकेय शृंगार र्कि हिन्दी स्त्री',
    '₹1,100 – “free”',
    'Viśākhā, ṛṣi, Kṛttikā',
    '7°44′ 23°07′24″ −03:30',
    'आशा and Asha, 14 मई',
  ])('%s', async (words) => {
    const { text, missing: lacking } = await made(documentOf('Words', [paragraph(words)]));
    expect(text).toContain(words);
    expect(lacking).toEqual([]);
  });
});

test('letters that no face has are named by their scripts, and stay in the text', async () => {
  const { text, missing: lacking } = await made(documentOf('ஆஷா', [paragraph('and 𐎠')]));
  expect(lacking).toEqual(['Tamil', 'U+103A0']);
  expect(text).toContain('ஆஷா');
  expect(text).toContain('Some letters (Tamil, U+103A0) stand as question marks.');
});

test('Devanagari faces are brought for a text that needs them, and for no other', async () => {
  const english = await made(documentOf('Asha', []));
  expect(english.asked).toHaveLength(3);
  expect(english.asked.every((address) => address.includes('-latin-'))).toBe(true);
  const hindi = await made(documentOf('आशा', []));
  expect(hindi.asked.some((address) => address.includes('devanagari-400'))).toBe(true);
  // Only what is used is embedded: the faces themselves weigh more than half a megabyte.
  expect(hindi.bytes.length).toBeLessThan(40_000);
});

test('a face that does not come fails the document', async () => {
  const load = () => Promise.reject(new TypeError('404'));
  await expect(setDocument(documentOf('Asha', []), undefined, load)).rejects.toThrow('404');
});

test('parts are listed with the pages they begin on, each a link, and in the reader’s side list', async () => {
  const parts = ['One', 'Two', 'Three'].flatMap((title) => [
    { title, level: 1 as const, blocks: [] },
    { title: `Inside ${title}`, level: 2 as const, blocks: [paragraph('Words. '.repeat(900))] },
  ]);
  const shares: number[] = [];
  const { bytes } = await setDocument(
    { ...setting, title: 'Whole', contents: 'Contents', opening: [], parts },
    (share) => shares.push(share),
    faceOfDisk,
  );
  const pages = await textOfPdf(bytes);
  const [, list = ''] = pages;
  expect(list).toContain('Contents');
  for (const { title } of parts) {
    const [, number] = new RegExp(`\n${title}\n(\\d+)(?=\n|$)`).exec(list) ?? [];
    expect(pages[Number(number) - 1]).toMatch(new RegExp(`(^|\n)${title}(\n|$)`));
  }
  expect((await linksOfPdf(bytes))[1]).toBe(parts.length);
  expect(await marksOfPdf(bytes)).toEqual([
    { title: 'One', kids: ['Inside One'] },
    { title: 'Two', kids: ['Inside Two'] },
    { title: 'Three', kids: ['Inside Three'] },
  ]);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('a long table repeats its head on every page and keeps all its rows', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`Row ${index + 1}`, 'x']);
  const columns = [{ header: 'Name' }, { header: 'Mark', numeric: true }];
  const { bytes } = await made(
    documentOf('Rows', [{ type: 'table', caption: 'All', columns, rows }]),
  );
  const pages = await textOfPdf(bytes);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('\nName\nMark\n');
  expect(pages.join('\n').match(/^Row \d+$/gm)).toHaveLength(120);
});

test('a name without a space is broken where it does not fit, and loses nothing', async () => {
  const name = 'Raghavendra'.repeat(20);
  const { text } = await made(documentOf(name, []));
  expect(text.replaceAll('\n', '')).toContain(name);
});
