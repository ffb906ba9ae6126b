import { expect, test } from 'vitest';
import { printFonts } from '../test/print-fonts.ts';
import { createPdf } from './create-pdf.ts';
import { PdfError } from './pdf-error.ts';

const document = {
  title: 'Kundli',
  author: 'Jyoti',
  language: 'en',
  missing: '{scripts}',
  opening: [],
  parts: [],
};
const fonts = printFonts(() => undefined);
const [first] = fonts.text;

const failure = (input: unknown, options: unknown = { fonts }) =>
  createPdf(input as never, options as never).then(
    () => null,
    (error: unknown) => error as PdfError,
  );

test.each([
  [undefined, 'invalid_document', 'document must be an object, but is undefined.'],
  [{}, 'invalid_document', 'title must be text, but is undefined.'],
  [{ ...document, title: 12 }, 'invalid_document', 'title must be text, but is 12.'],
  [{ ...document, parts: undefined }, 'invalid_document', 'parts must be a list'],
  [{ ...document, parts: [null] }, 'invalid_document', 'parts[0] must be an object, but is null.'],
  [
    { ...document, parts: [{ title: 'A', level: 1 }] },
    'invalid_document',
    'parts[0].blocks must be a list, but is undefined.',
  ],
  [
    { ...document, opening: [{ type: 'paragraf', text: '' }] },
    'unknown_block',
    'opening[0] is a block "paragraf"; blocks are heading, paragraph',
  ],
  [
    { ...document, opening: [{ type: 'note', label: 'Based on' }] },
    'invalid_document',
    'opening[0].text must be text, but is undefined.',
  ],
  [
    { ...document, opening: [{ type: 'list', items: ['One', 2] }] },
    'invalid_document',
    'opening[0].items[1] must be text, but is 2.',
  ],
  [
    {
      ...document,
      opening: [
        { type: 'tables', perRow: 2, tables: [{ caption: 'A', columns: [], rows: [[28.5]] }] },
      ],
    },
    'invalid_document',
    'opening[0].tables[0].rows[0][0] must be text, but is 28.5.',
  ],
])('a document %j is rejected with the code %s and the place', async (input, code, message) => {
  const error = await failure(input);
  expect(error).toBeInstanceOf(PdfError);
  expect(error?.code).toBe(code);
  expect(error?.message).toContain(message);
});

test.each([
  [null, 'invalid_document', 'options must be an object, but is null.'],
  [{}, 'invalid_document', 'fonts must be an object'],
  [{ fonts: {} }, 'invalid_fonts', 'fonts.text must begin with a font'],
  [{ fonts: { ...fonts, bold: [] } }, 'invalid_fonts', 'fonts.bold must begin with a font'],
  [
    { fonts: { ...fonts, heading: [{ ...first, characters: /x/ }] } },
    'invalid_fonts',
    'fonts.heading must begin with a font that is not limited',
  ],
  [
    { fonts: { ...fonts, text: [{ name: 'page', load: async () => new Uint8Array(64) }] } },
    'unreadable_font',
    'The font page is no TrueType file.',
  ],
])('options %j are rejected with the code %s', async (options, code, message) => {
  const error = await failure(document, options);
  expect(error).toBeInstanceOf(PdfError);
  expect(error?.code).toBe(code);
  expect(error?.message).toContain(message);
});

test('what the load function of a font rejects with passes unchanged', async () => {
  const offline = new Error('offline');
  const text = [{ name: 'gone', load: () => Promise.reject(offline) }];
  expect(await failure(document, { fonts: { ...fonts, text } })).toBe(offline);
});
