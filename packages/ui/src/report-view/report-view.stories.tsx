import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsIn } from '../../test/in-width.tsx';
import { stateSheet } from '../../test/state-sheet.tsx';
import { TermProvider } from '../term-tip/index.ts';
import { ReportView, facts, readings, section, table, text } from './index.ts';
import { sampleAccordion, sampleBlocks, sampleChart } from './report-view.samples.ts';

const meta = {
  title: 'Astrology/Readings/ReportView',
  excludeStories: /Example$/,
  component: ReportView,
  args: {
    title: 'Ascendant Report',
    intro: 'What the rising sign and its lord show.',
    blocks: sampleBlocks,
  },
} satisfies Meta<typeof ReportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ascendant Report' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Mahadashas' })).toBeVisible();
  },
};

/** Charts in the style that the visitor chose. */
export const Charts: Story = {
  args: { title: 'Divisional Chart', blocks: [sampleChart], chartStyle: 'south' },
};

/** A long list: the first few, and a button for the others. */
export const Accordion: Story = {
  args: { title: 'Char Dasha', intro: 'Periods of the signs.', blocks: [sampleAccordion] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Simha')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByText('Simha')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5');
  },
};

/** A slot renders a component of the page among the blocks. */
export const Slot: Story = {
  args: {
    title: 'Mahadasha',
    blocks: [text('The nine periods.'), { type: 'slot', name: 'tree' }],
    slots: { tree: <p>A tree of all levels.</p> },
  },
};

/** Any text may mark a term of the glossary. */
export const Terms: Story = {
  tags: ['!dev'],
  args: { title: 'Terms', blocks: [facts({}, [['[lagna|Ascendant]', 'Taurus (Vrishabha)']])] },
  decorators: [
    (Story) => (
      <TermProvider
        glossary={{ lagna: { name: 'Lagna', text: 'The sign that rises in the east at birth.' } }}
      >
        <Story />
      </TermProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Ascendant/ })).toBeVisible();
  },
};

/** At 288 px. wcag:1.4.10 */
export const LongHindi: Story = {
  tags: ['!dev'],
  args: {
    lang: 'hi',
    title: 'पूर्वाभाद्रपदनक्षत्रस्वामीविवरण',
    intro: 'देवगुरुबृहस्पतिमहादशाअन्तर्दशास्वामी',
    blocks: [
      facts({ title: 'लग्न' }, [['राशि', 'वृषभ राशि, जिसका स्वामी शुक्र है']]),
      section('और गहरे स्तर', [text('इन्हीं अवधियों के दो और स्तर।')]),
    ],
  },
  ...fitsIn('288px'),
};

export const AllStates = stateSheet(ReportView, {
  samples: {
    'a report': {
      title: 'Ascendant Report',
      intro: 'What the rising sign and its lord show.',
      blocks: sampleBlocks,
    },
    'in the east style': { blocks: [sampleChart, sampleAccordion], chartStyle: 'east' },
  },
  cell: '100%',
});

/** Do: Facts are a block of facts. The page, the PDF and the mail can each lay them out. */
export const FactsAsFactsExample = () => (
  <ReportView
    blocks={[
      facts({ title: 'The ascendant', headingLevel: 4 }, [
        ['Sign', { text: 'Taurus (Vrishabha)', sign: 2 }],
        ['Lord', { text: 'Venus', graha: 'venus' }],
        ['Nakshatra', 'Rohini'],
      ]),
    ]}
  />
);

/** Don’t: Facts in a text block. They are hard to compare, and the PDF cannot make a table of them. */
export const FactsAsTextExample = () => (
  <ReportView
    blocks={[
      text('Sign: Taurus (Vrishabha). Lord of the sign: Venus. Nakshatra: Rohini, second pada.'),
    ]}
  />
);

export const PartsExample = () => (
  <ReportView
    blocks={[
      {
        type: 'tiles',
        items: [
          { label: 'Mahadasha', value: { text: 'Moon', graha: 'moon' }, detail: '2020 to 2030' },
          { label: 'Antardasha', value: { text: 'Mars', graha: 'mars' }, detail: '2025 to 2026' },
        ],
      },
      facts({ title: 'The ascendant' }, [
        ['Sign', { text: 'Taurus (Vrishabha)', sign: 2 }],
        ['Lord', { text: 'Venus', graha: 'venus' }],
      ]),
      readings([
        {
          title: 'Mars in the third house',
          graha: 'mars',
          pieces: [{ text: 'You may act before you ask. A day in between often helps.' }],
          basedOn: 'Mars in Cancer, the third house',
        },
      ]),
      table(
        'Mahadashas',
        ['Lord', { header: 'Years', numeric: true }],
        [
          [{ text: 'Moon', graha: 'moon' }, 10],
          [{ text: 'Mars', graha: 'mars' }, 7],
        ],
      ),
    ]}
  />
);
