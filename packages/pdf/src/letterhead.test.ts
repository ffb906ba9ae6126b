import { describe, expect, test } from 'vitest';
import { jpegOf } from '../test/jpeg.ts';
import { printFonts } from '../test/print-fonts.ts';
import { imagesOfPdf, textOfPdf } from '../test/read-pdf.ts';
import { createPdf } from './create-pdf.ts';
import type { PdfBlock, PdfDocument } from './document.ts';
import { PdfError } from './pdf-error.ts';

const missing = 'Some letters ({scripts}) are printed as question marks.';
const setting = { author: 'Jyoti', language: 'en', missing };

const documentOf = (title: string, blocks: readonly PdfBlock[]): PdfDocument => ({
  ...setting,
  title,
  opening: blocks,
  parts: [],
});

async function create(document: PdfDocument) {
  const loaded: string[] = [];
  const pdf = await createPdf(document, { fonts: printFonts((file) => loaded.push(file)) });
  return { ...pdf, loaded, text: (await textOfPdf(pdf.bytes)).join('\n') };
}

const paragraph = (text: string): PdfBlock => ({ type: 'paragraph', text });

describe('a letterhead', () => {
  const letterhead = {
    name: 'पंडित रमेश शर्मा',
    lines: ['12 MG Road, Pune', '+91 98765 43210 · example.in'],
    logo: jpegOf(400, 200),
    signature: 'Ramesh Sharma, Jyotish Acharya',
  };
  const long: PdfDocument = {
    ...documentOf('Kundli', [paragraph('A sentence. '.repeat(20))]),
    parts: Array.from({ length: 4 }, (_, index) => ({
      title: `Part ${index}`,
      level: 1,
      blocks: [paragraph('A sentence that is long enough to be broken. '.repeat(60))],
    })),
  };

  test('is above the title of the first page, once, with its logo; the signature ends the last page', async () => {
    const { bytes } = await create({ ...long, letterhead });
    const pages = await textOfPdf(bytes);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]!.trim().split('\n').slice(0, 4)).toEqual([
      letterhead.name,
      ...letterhead.lines,
      'Kundli',
    ]);
    for (const text of [letterhead.name, ...letterhead.lines, letterhead.signature]) {
      expect(pages.join('\n').split(text)).toHaveLength(2);
    }
    expect(pages.at(-1)).toContain(letterhead.signature);
    const images = await imagesOfPdf(bytes);
    expect(images).toEqual([
      [{ width: 96, height: 48, bytes: letterhead.logo }],
      ...pages.slice(1).map(() => []),
    ]);
  });

  test('may be a name only', async () => {
    const { bytes, text } = await create({ ...long, letterhead: { name: 'Asha', lines: [] } });
    expect(text.trim()).toMatch(/^Asha\nKundli\n/);
    expect((await imagesOfPdf(bytes)).flat()).toEqual([]);
  });

  test.each([
    ['another kind of file', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a JPEG that is cut off', jpegOf(400, 200).slice(0, 12)],
    ['a JPEG in four colours', jpegOf(400, 200, 4)],
    ['an empty file', new Uint8Array()],
  ])('rejects %s as its logo', async (_, logo) => {
    await expect(create({ ...long, letterhead: { ...letterhead, logo } })).rejects.toThrow(
      PdfError,
    );
  });
});
