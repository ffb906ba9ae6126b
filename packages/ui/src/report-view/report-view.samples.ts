import {
  facts,
  readings,
  section,
  sentences,
  table,
  text,
  verdict,
  type ReportBlock,
} from './index.ts';

/** A part of a report with a block of most types. */
export const sampleBlocks: readonly ReportBlock[] = [
  {
    type: 'tiles',
    items: [
      { label: 'Mahadasha', value: { text: 'Moon', graha: 'moon' }, detail: '2020 to 2030' },
      { label: 'Antardasha', value: { text: 'Mars', graha: 'mars' }, detail: '2025 to 2026' },
    ],
  },
  facts({ title: 'The ascendant', columns: 2 }, [
    ['Sign', { text: 'Taurus (Vrishabha)', sign: 2 }],
    ['Lord', { text: 'Venus', graha: 'venus', badges: [{ text: 'Own sign', dignity: 'own' }] }],
  ]),
  readings([
    {
      title: 'Mars in the third house',
      graha: 'mars',
      badges: [{ text: 'running', tone: 'brass' }],
      aside: '2025 to 2026',
      pieces: [
        { text: 'You may act before you ask; a day between the two often helps.' },
        { title: 'Keywords', keywords: ['courage', 'haste'] },
      ],
      basedOn: 'Mars in Cancer, the third house',
    },
    sentences('Reasons', ['Mars is in the third house.', 'Saturn aspects it.']),
  ]),
  verdict(true, ['Yes', 'No'], 'Mangal dosha is present: 40 %.', [
    text('Much of it is cancelled.'),
  ]),
  table(
    'Mahadashas',
    ['Lord', { header: 'Years', numeric: true }],
    [
      [{ text: 'Moon', graha: 'moon' }, 10],
      [{ text: 'Mars', graha: 'mars' }, 7],
    ],
    { marked: [0] },
  ),
  section('Deeper levels', [text('Two more levels of the same periods.', 'quiet')], {
    framed: true,
  }),
];

/** A chart with two grahas, and a slot of the page. */
export const sampleChart: ReportBlock = {
  type: 'charts',
  perRow: 1,
  charts: [
    {
      label: 'Navamsa of Asha',
      title: 'Navamsa',
      middle: 'D9',
      data: {
        ascendantSign: 2,
        placements: [
          { graha: 'moon', sign: 4, degree: 3.99 },
          { graha: 'mars', sign: 6, degree: 12 },
        ],
      },
    },
  ],
};

/** Five periods, of which two are listed initially. */
export const sampleAccordion: ReportBlock = {
  type: 'accordion',
  cap: 2,
  more: 'Show all',
  counts: ['2 of 5 periods', '5 of 5 periods'],
  items: ['Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha'].map((name, index) => ({
    id: name,
    title: { text: name },
    open: index === 0,
    blocks: [text(`The parts of ${name}.`)],
  })),
};
