import { I18nProvider } from '@jyoti/ui/i18n';
import { PapaBars } from '@jyoti/ui/meter';
import { TermProvider } from '@jyoti/ui/term-tip';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Setting } from '../src/features/documents/pdf/blocks.ts';
import { pdfBlocks, pdfPart } from '../src/features/documents/pdf/pdf-blocks.ts';
import { ReportView, type ReportBlock } from '@jyoti/ui/report-view';
import { kundliPdfMessages } from '../src/messages.generated/kundli-pdf.ts';

const setting: Setting = {
  words: { pdf: kundliPdfMessages['en'] },
  timezone: 'Asia/Kolkata',
  now: '2026-06-11T06:30:00Z',
  chartStyle: 'north',
  language: 'en',
};

const glossary = { lagna: { name: 'Lagna', text: 'The sign that rises in the east.' } };

const show = (blocks: readonly ReportBlock[], slots = {}) =>
  render(
    <I18nProvider locale="en">
      <TermProvider glossary={glossary}>
        <ReportView blocks={blocks} slots={slots} tables={{ papa: PapaBars }} />
      </TermProvider>
    </I18nProvider>,
  );

/** Every text of a PDF's blocks, in order. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
const inPdf = (blocks: readonly ReportBlock[]) => textsOf(pdfBlocks(blocks, setting)).join(' | ');

/** A block, and the texts that both the page and the PDF must contain. */
const samples: [name: string, block: ReportBlock, texts: string[]][] = [
  ['text', { type: 'text', text: 'The [lagna|ascendant] rises.' }, ['ascendant', 'rises.']],
  ['basedOn', { type: 'basedOn', text: 'Mars in Aries' }, ['Mars in Aries']],
  [
    'facts',
    {
      type: 'facts',
      title: 'The sign',
      intro: 'In short',
      basedOn: 'The Moon',
      items: [
        ['[lagna|Ascendant]', 'Taurus'],
        ['Strength', { text: '', badges: [{ text: 'Exalted', dignity: 'exalted' }] }],
      ],
    },
    ['The sign', 'In short', 'The Moon', 'Ascendant', 'Taurus', 'Exalted'],
  ],
  [
    'tiles',
    {
      type: 'tiles',
      items: [{ label: 'Dasha', value: { text: 'Mars', graha: 'mars' }, detail: 'to 2032' }],
    },
    ['Dasha', 'Mars', 'to 2032'],
  ],
  [
    'figures',
    { type: 'figures', items: [{ label: 'Score', value: '20 / 36' }] },
    ['Score', '20 / 36'],
  ],
  [
    'readings',
    {
      type: 'readings',
      items: [
        {
          title: 'Mars',
          badges: [{ text: 'Strong' }],
          aside: '2025 to 2032',
          pieces: [
            { title: 'Prediction', text: 'You may travel.' },
            { list: ['One reason.'] },
            { list: [], none: 'No other reason.' },
            { title: 'Keywords', keywords: ['courage'] },
            { text: 'Om', look: 'verse' },
          ],
          basedOn: 'Mars in house 3',
        },
      ],
    },
    ['Mars', 'Strong', '2025 to 2032', 'Prediction', 'You may travel.', 'One reason.'].concat([
      'No other reason.',
      'Keywords',
      'courage',
      'Om',
      'Mars in house 3',
    ]),
  ],
  [
    'verdict',
    {
      type: 'verdict',
      present: true,
      answer: 'Yes',
      sentence: 'It is present.',
      blocks: [{ type: 'text', text: 'It is weak.' }],
    },
    ['Yes', 'It is present.', 'It is weak.'],
  ],
  [
    'table',
    {
      type: 'table',
      caption: 'Planets',
      columns: [{ header: 'Planet' }, { header: 'House', numeric: true }],
      rows: [[{ text: 'Sun', graha: 'sun', badges: [{ text: 'combust' }] }, 4]],
      total: ['Sum', 4],
    },
    ['Planets', 'Planet', 'House', 'Sun', 'combust', '4', 'Sum'],
  ],
  [
    'table of cards',
    {
      type: 'table',
      display: 'cards',
      caption: 'Periods',
      columns: [{ header: 'Level' }, { header: 'Planet' }],
      rows: [['Mahadasha', 'Mars']],
    },
    ['Mahadasha', 'Planet', 'Mars'],
  ],
  [
    'section',
    { type: 'section', title: 'Deeper', blocks: [{ type: 'text', text: 'Inside.' }] },
    ['Deeper', 'Inside.'],
  ],
  [
    'columns',
    {
      type: 'columns',
      columns: [[{ type: 'text', text: 'Left' }], [{ type: 'text', text: 'Right' }]],
    },
    ['Left', 'Right'],
  ],
  [
    'papa',
    {
      type: 'papa',
      props: {
        caption: 'Papa',
        partners: [{ name: 'Asha', papa: { rahu: 1, sun: 2, saturn: 3, mars: 4 }, total: 10 }],
      },
    },
    ['Papa', 'Rahu', 'Asha', '10'],
  ],
];

test.each(samples)('%s has the same facts on the page and in the PDF', (_, block, texts) => {
  const { container } = show([block]);
  const pdf = inPdf([block]);
  for (const text of texts) {
    expect(container).toHaveTextContent(text);
    expect(pdf).toContain(text);
  }
  expect(container).not.toHaveTextContent('[');
  expect(pdf).not.toContain('[');
});

test('a disclosure is collapsed on the page and printed whole in the PDF', async () => {
  const block: ReportBlock = {
    type: 'disclosure',
    label: 'How it is calculated',
    blocks: [{ type: 'text', text: 'By sum.' }],
  };
  show([block]);
  const button = screen.getByRole('button', { name: 'How it is calculated' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(screen.getByText('By sum.')).toBeVisible();
  expect(inPdf([block])).toContain('By sum.');
});

test('an accordion lists its first items, then all; the PDF has the content of each', async () => {
  const block: ReportBlock = {
    type: 'accordion',
    cap: 1,
    more: 'Show more',
    counts: ['1 of 2', '2 of 2'],
    items: ['One', 'Two'].map((text) => ({
      id: text,
      title: { text },
      open: text === 'One',
      blocks: [{ type: 'text', text: `Inside ${text}` }],
    })),
  };
  show([block]);
  expect(screen.getByText('Inside One')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2');
  expect(screen.queryByText('Two')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 of 2');
  expect(screen.getByText('Two')).toBeVisible();
  expect(inPdf([block])).toMatch(/Inside One.*Inside Two/);
});

test('a slot is a component on the page, and other blocks in the PDF', () => {
  const block: ReportBlock = {
    type: 'slot',
    name: 'tree',
    onPaper: [{ type: 'text', text: 'A list instead.' }],
  };
  show([block], { tree: <p>The tree</p> });
  expect(screen.getByText('The tree')).toBeVisible();
  expect(screen.queryByText('A list instead.')).toBeNull();
  expect(inPdf([block])).toContain('A list instead.');
});

test('a marked row is the current one on the page and marked in the PDF', () => {
  const block: ReportBlock = {
    type: 'table',
    caption: 'Periods',
    columns: [{ header: 'Lord' }],
    rows: [['Sun'], ['Moon']],
    marked: [1],
  };
  const { container } = show([block]);
  expect(container.querySelector('[aria-current="true"]')).toHaveTextContent('Moon');
  expect(pdfBlocks([block], setting)[0]).toMatchObject({ marked: [1] });
});

test('a part without facts says so in the PDF', () => {
  expect(textsOf(pdfPart(null, setting))).toContain('Not given');
});
