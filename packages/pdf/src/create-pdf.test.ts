import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { printFonts } from '../test/print-fonts.ts';
import { linksOfPdf, marksOfPdf, textOfPdf } from '../test/read-pdf.ts';
import { createPdf } from './create-pdf.ts';
import type { PdfBlock, PdfDocument, PdfTable } from './document.ts';

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

test('a document continues over several A4 pages, with its title, author and language in the file', async () => {
  const { bytes } = await create({
    ...setting,
    title: 'Disclaimer',
    opening: [
      { type: 'paragraph', text: 'What this is, and what it is not.', look: 'lead' },
      { type: 'paragraph', text: 'Last updated: 15 March 2025', look: 'quiet' },
    ],
    parts: Array.from({ length: 12 }, (_, index) => ({
      title: `Part ${index}`,
      level: 2,
      blocks: [
        paragraph('A sentence that is long enough to be broken. '.repeat(12)),
        { type: 'heading', text: 'Inner' },
        { type: 'list', items: ['One', 'Two'], ordered: index % 2 === 0 },
        { type: 'quote', text: 'Said once.', source: 'Somebody' },
        { type: 'figures', items: [{ label: 'Score', value: '20 / 36' }] },
        { type: 'note', label: 'Based on', text: 'the Moon' },
        {
          type: 'table',
          caption: 'Facts',
          columns: [{ header: 'A' }, { header: 'B' }],
          rows: [['a', 'b']],
        },
      ],
    })),
  });
  const file = await PDFDocument.load(bytes);
  expect(file.getTitle()).toBe('Jyoti: Disclaimer');
  expect(file.getAuthor()).toBe('Jyoti');
  expect(file.getPageCount()).toBeGreaterThan(3);
  expect(file.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
  const pages = await textOfPdf(bytes);
  expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
  expect(pages.join('\n').match(/^Part \d+$/gm)).toHaveLength(12);
});

describe('text is not changed', () => {
  test.each([
    'आशा कुलकर्णी',
    'क्षत्रिय कार्तिकेय शृंगार र्कि हिन्दी स्त्री',
    '₹1,100 – “free”',
    'Viśākhā, ṛṣi, Kṛttikā',
    '7°44′ 23°07′24″ −03:30',
    'आशा and Asha, 14 मई',
  ])('%s', async (words) => {
    const { text, missing: lacking } = await create(documentOf('Words', [paragraph(words)]));
    expect(text).toContain(words);
    expect(lacking).toEqual([]);
  });
});

test('letters that no font has are named by their scripts and remain in the text', async () => {
  const { text, missing: lacking } = await create(documentOf('ஆஷா', [paragraph('and 𐎠')]));
  expect(lacking).toEqual(['Tamil', 'U+103A0']);
  expect(text).toContain('ஆஷா');
  expect(text).toContain('Some letters (Tamil, U+103A0) are printed as question marks.');
});

test('Devanagari fonts are loaded only for a text that needs them', async () => {
  const english = await create(documentOf('Asha', []));
  expect(english.loaded).toHaveLength(3);
  expect(english.loaded.every((file) => file.includes('-latin-'))).toBe(true);
  const hindi = await create(documentOf('आशा', []));
  expect(hindi.loaded.some((file) => file.includes('devanagari-400'))).toBe(true);
  // Only used glyphs are embedded: the font files have more than 500 kB.
  expect(hindi.bytes.length).toBeLessThan(40_000);
});

test('a font that cannot be loaded rejects', async () => {
  const text = [{ name: 'none', load: () => Promise.reject(new TypeError('404')) }];
  const fonts = { ...printFonts(), text };
  await expect(createPdf(documentOf('Asha', []), { fonts })).rejects.toThrow('404');
});

test('parts are listed with links to the pages they begin on, and as bookmarks', async () => {
  const parts = ['One', 'Two', 'Three'].flatMap((title) => [
    { title, level: 1 as const, blocks: [] },
    { title: `Inside ${title}`, level: 2 as const, blocks: [paragraph('Words. '.repeat(900))] },
  ]);
  const shares: number[] = [];
  const { bytes } = await createPdf(
    { ...setting, title: 'Whole', contents: 'Contents', opening: [], parts },
    { fonts: printFonts(), onProgress: (share) => shares.push(share) },
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

test('a long table repeats its header row on every page and keeps all its rows', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`Row ${index + 1}`, 'x']);
  const columns = [{ header: 'Name' }, { header: 'Mark', numeric: true }];
  const { bytes } = await create(
    documentOf('Rows', [{ type: 'table', caption: 'All', columns, rows }]),
  );
  const pages = await textOfPdf(bytes);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('\nName\nMark\n');
  expect(pages.join('\n').match(/^Row \d+$/gm)).toHaveLength(120);
});

test('a long name without spaces is broken and stays complete', async () => {
  const name = 'Raghavendra'.repeat(20);
  const { text } = await create(documentOf(name, []));
  expect(text.replaceAll('\n', '')).toContain(name);
});

describe('an introduction is on the same page as its content', () => {
  const table: PdfBlock = {
    type: 'table',
    caption: 'Points by sign',
    columns: [{ header: 'Graha' }, { header: 'Points', numeric: true }],
    rows: Array.from({ length: 12 }, (_, row) => [`Row ${row + 1}`, '4']),
  };

  test.each(Array.from({ length: 12 }, (_, index) => 60 + index * 4))(
    'a heading with two lines and a table, after %i lines',
    async (lines) => {
      const { bytes } = await createPdf(
        documentOf('Report', [
          ...Array.from({ length: lines / 2 }, (_, index) => paragraph(`Line ${index}`)),
          { type: 'heading', text: 'Ashtakavarga' },
          paragraph('How many points each sign has.'),
          { type: 'paragraph', text: 'Columns are signs from Mesha.', look: 'quiet' },
          table,
        ]),
        { fonts: printFonts() },
      );
      const pages = await textOfPdf(bytes);
      const [at] = pages.filter((page) => page.includes('Ashtakavarga'));
      expect(at).toContain('How many points each sign has.');
      expect(at).toContain('Row 12');
    },
  );

  test('the title of a part without blocks is with the part after it', async () => {
    for (let lines = 20; lines < 32; lines += 1) {
      const document: PdfDocument = {
        ...setting,
        title: 'Report',
        opening: Array.from({ length: lines }, (_, index) => paragraph(`Line ${index}`)),
        parts: [
          { title: 'Dashas', level: 1, blocks: [] },
          { title: 'Mahadasha', level: 2, blocks: [table] },
        ],
      };
      const { bytes } = await createPdf(document, { fonts: printFonts() });
      const [at] = (await textOfPdf(bytes)).filter((page) => page.includes('Dashas'));
      expect(at).toContain('Row 12');
    }
  });
});

test('short tables are next to each other, and a row of them is never split', async () => {
  const tables = Array.from({ length: 9 }, (_, index) => ({
    type: 'table' as const,
    caption: `Periods of ${index}`,
    columns: [{ header: 'Lord' }, { header: 'Starts' }],
    rows: Array.from({ length: 9 }, (_lord, lord) => [`Lord ${index}.${lord}`, '14 May 1990']),
  }));
  const { bytes } = await createPdf(documentOf('Dashas', [{ type: 'tables', tables, perRow: 2 }]), {
    fonts: printFonts(),
  });
  const pages = await textOfPdf(bytes);
  expect(pages).toHaveLength(2);
  for (const [index] of tables.entries()) {
    const [at] = pages.filter((page) => page.includes(`Periods of ${index}`));
    expect(at).toContain(`Lord ${index}.0`);
    expect(at).toContain(`Lord ${index}.8`);
  }
});

test('periods are on one scale, each with its name and its beginning, now marked', async () => {
  const { text } = await create(
    documentOf('Life', [
      {
        type: 'scale',
        title: 'Nine periods of a life',
        periods: [
          { name: 'Venus', begins: '1990', share: 0.4 },
          { name: 'Sun', begins: '2010', share: 0.6, marked: true },
        ],
        now: { share: 0.7, label: '24 Nov 2026' },
      },
    ]),
  );
  for (const title of ['Nine periods of a life', 'Venus', '1990', 'Sun', '2010', '24 Nov 2026']) {
    expect(text).toContain(title);
  }
});

test('the Moon is rendered next to its sentence, with an alternative text', async () => {
  const content = async (lit: number) => {
    const { bytes } = await createPdf(
      documentOf('Moon', [
        { type: 'moon', lit, waxing: true, text: 'Shukla Navami.', alternative: 'The Moon' },
      ]),
      { fonts: printFonts() },
    );
    expect((await textOfPdf(bytes))[0]).toContain('Shukla Navami.');
    return bytes.length;
  };
  // The full disc has no dark part.
  expect(await content(1)).toBeLessThan(await content(0.5));
});

test('a month is a row of cells for each week, from the column of its first day', async () => {
  const days = Array.from({ length: 31 }, (_, index) => ({
    day: String(index + 1),
    lines: ['Navami'],
    events: index === 7 ? ['दीपावली', 'Lakshmi Puja'] : [],
    marked: index === 7,
  }));
  const { text, bytes } = await create(
    documentOf('November', [
      {
        type: 'calendar',
        caption: 'Calendar of November',
        weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
        offset: 6,
        days,
      },
    ]),
  );
  expect(text.match(/Navami/g)).toHaveLength(31);
  expect(text).toContain('दीपावली');
  expect(await textOfPdf(bytes)).toHaveLength(1);
});

test('a row with only a first cell is a heading as wide as the table; a table may have no header row', async () => {
  const { text } = await create(
    documentOf('Times', [
      {
        type: 'table',
        caption: 'Times of the day',
        columns: [{ header: 'Name of the span' }, { header: 'From and to' }],
        headersShown: false,
        rows: [
          ['Times to avoid for anything new', ''],
          ['Rahu', '5 to 6'],
        ],
        marked: [0],
      },
    ]),
  );
  // On one line, though the column below it is narrow.
  expect(text).toContain('Times to avoid for anything new');
  expect(text).not.toContain('From and to');
});

test('parts can be sheets: each on a new page, without a title before them and without a table of contents', async () => {
  const sheet = (title: string) => ({ title, level: 1 as const, blocks: [paragraph('A day.')] });
  const { bytes } = await create({
    ...documentOf('Calendar', []),
    titleShown: false,
    newPages: true,
    parts: [sheet('January'), sheet('February')],
  });
  const [first = '', second = '', ...others] = await textOfPdf(bytes);
  expect(others).toEqual([]);
  expect(first.trim()).toMatch(/^January\n/);
  expect(second.trim()).toMatch(/^February\n/);
  expect((await PDFDocument.load(bytes)).getTitle()).toBe('Jyoti: Calendar');
});

describe('a table lower than half a page', () => {
  const rows = Array.from({ length: 15 }, (_, index) => [`Row ${index}`, 'b']);
  const pagesWith = async (breakable: boolean) => {
    const table: PdfBlock = {
      type: 'table',
      caption: 'Days',
      columns: [{ header: 'Date' }, { header: 'Day' }],
      rows,
      breakable,
    };
    const { bytes } = await create(documentOf('List', [table, table, table]));
    return textOfPdf(bytes);
  };

  test('is kept on one page', async () => {
    const [first, second] = await pagesWith(false);
    expect(first?.match(/^Row 0$/gm)).toHaveLength(2);
    expect(second?.match(/^Row \d+$/gm)).toHaveLength(15);
  });

  test('continues on the next page with its header if it is breakable', async () => {
    const [first, second] = await pagesWith(true);
    expect(first?.match(/^Row 0$/gm)).toHaveLength(3);
    expect(second?.trim()).toMatch(/^Date\nDay\n/);
  });
});

test('words joined by a no-break space stay on one line, in a narrow column too', async () => {
  const { text } = await create(
    documentOf('List', [
      {
        type: 'table',
        caption: 'Days',
        columns: [{ header: 'A' }, { header: 'B' }],
        rows: [['Tue, 13 January'.replaceAll(' ', '\u00a0'), 'A long sentence. '.repeat(30)]],
      },
    ]),
  );
  expect(text).toMatch(/^Tue,\s13\sJanuary$/m);
});

describe('tables are next to each other only if no cell needs a second line there', () => {
  const tableOf = (name: string, lord: string): PdfTable => ({
    type: 'table',
    caption: `Periods of ${name}`,
    columns: [{ header: 'Lord' }, { header: 'Starts' }, { header: 'Ends' }],
    rows: [[`${name} ${lord}`, '22 Oct 2038, 16:55', '5 Apr 2039, 21:05']],
  });
  const linesOf = async (tables: readonly PdfTable[]) =>
    (await create(documentOf('Dashas', [{ type: 'tables', tables, perRow: 2 }]))).text.split('\n');

  test('short ones are, also if one is wider than half the page', async () => {
    const lines = await linesOf([tableOf('A', 'of a long name'), tableOf('B', 'b')]);
    // Both captions are above both header rows only if they are level.
    expect(lines).toContain('A of a long name');
    expect(lines).toContain('22 Oct 2038, 16:55');
  });

  test('wide ones are as wide as the page, their dates and words whole', async () => {
    const long = 'setting (2nd from the Moon), moving back, retrograde';
    const lines = await linesOf([tableOf('A', long), tableOf('B', long)]);
    expect(lines).toContain(`A ${long}`);
    expect(lines.filter((line) => line === '22 Oct 2038, 16:55')).toHaveLength(2);
  });

  test('a long list continues in a second column only if it fits', async () => {
    const listOf = (cell: string): PdfTable => ({
      type: 'table',
      caption: 'List',
      columns: [{ header: 'Name' }, { header: 'Figure', numeric: true }],
      rows: Array.from({ length: 20 }, (_, index) => [`${cell} ${index}`, '138.8']),
      foldedAfter: 10,
    });
    const headersOf = async (cell: string) =>
      (await create(documentOf('List', [listOf(cell)]))).text.match(/^Name$/gm);
    expect(await headersOf('Row')).toHaveLength(2);
    expect(
      await headersOf('A row with a name that is wider than half of the page of'.repeat(2)),
    ).toHaveLength(1);
  });
});

test('figures and words of a table with many columns are whole: its letters are smaller', async () => {
  const columns = ['Strength', ...Array.from({ length: 10 }, (_, index) => `Saturnus${index}`)];
  const { text } = await create(
    documentOf('Strengths', [
      {
        type: 'table',
        caption: 'Six strengths',
        columns: columns.map((header, index) => ({ header, numeric: index > 0 })),
        rows: [['Saptavargaja', ...Array.from({ length: 10 }, () => '138.88')]],
      },
    ]),
  );
  expect(text.match(/^138\.88$/gm)).toHaveLength(10);
  expect(text.match(/^Saturnus\d+$/gm)).toHaveLength(10);
});

test.each(['22 Oct 2038', '22 अक्टूबर 2038', '4:55 am', '12:37 am, 30 Nov'])(
  'the date or time %s is on one line wherever the line ends',
  async (date) => {
    const sentences = Array.from({ length: 24 }, (_, index) =>
      paragraph(`${'word '.repeat(14)}${'m'.repeat(index)} ${date} and more`),
    );
    const { text } = await create(documentOf('Dates', sentences));
    const [last = ''] = date.split(', ').slice(-1);
    expect(text.replaceAll('\u00a0', ' ').split(last)).toHaveLength(25);
  },
);

test('a fact that needs a second line in its column has a row of its own', async () => {
  const value = 'Yellow sapphire, the stone of Jupiter · advised for this chart';
  const { text } = await create(
    documentOf('Facts', [
      {
        type: 'facts',
        columns: 2,
        items: [
          { label: 'Gem', value },
          { label: 'Numbers', value: '3' },
        ],
      },
    ]),
  );
  expect(text).toContain(`\n${value}\n`);
});

test('the contents of forty parts are on one page', async () => {
  const parts = Array.from({ length: 40 }, (_, index) => ({
    title: `Part ${index}`,
    level: 2 as const,
    blocks: [],
  }));
  const { bytes } = await create({ ...documentOf('Whole', []), contents: 'Contents', parts });
  expect((await linksOfPdf(bytes))[1]).toBe(40);
});

test('many short sentences under headings fill their pages', async () => {
  const rules = Array.from({ length: 40 }, (_, index) => [
    { type: 'heading', text: `Rule ${index}` } as const,
    paragraph('A sentence.'),
  ]);
  const { bytes } = await create({
    ...setting,
    title: 'Rules',
    opening: [],
    parts: [{ title: 'All rules', level: 2, blocks: [paragraph('In order.'), ...rules.flat()] }],
  });
  const pages = await textOfPdf(bytes);
  expect(pages[0]).toContain('Rule 12');
  for (const page of pages) expect(page).not.toMatch(/Rule \d+\n?Jyoti ·/);
});

test('a page never begins or ends with a single line of a paragraph', async () => {
  for (let lines = 30; lines < 40; lines += 1) {
    const { bytes } = await create(
      documentOf('Text', [
        ...Array.from({ length: lines }, (_, index) => paragraph(`Line ${index}`)),
        paragraph('A sentence that continues. '.repeat(16)),
      ]),
    );
    const counts = (await textOfPdf(bytes)).map(
      (page) => page.match(/^.*(sentence|continues).*$/gm)?.length ?? 0,
    );
    expect(counts).not.toContain(1);
  }
});

test('a short document has no nearly empty last page if slightly less space between lines avoids it', async () => {
  const counts = [];
  for (let lines = 34; lines < 46; lines += 1) {
    const { bytes } = await create(
      documentOf(
        'Text',
        Array.from({ length: lines }, (_, index) => paragraph(`Line ${index}`)),
      ),
    );
    counts.push((await textOfPdf(bytes)).at(-1)!.match(/^Line/gm)!.length);
  }
  // Either one full page, or a second one with a quarter of a page.
  expect(Math.min(...counts)).toBeGreaterThan(3);
});
