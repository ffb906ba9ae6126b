import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { placed } from '../../test/placed.ts';
import { TermProvider, TermText, TermTip } from './index.ts';
import { hindiGlossary, sampleGlossary } from './term-tip.samples.ts';

const meta = {
  title: 'Components/Layers/TermTip',
  component: TermTip,
  subcomponents: { TermProvider, TermText },
  tags: ['status:new'],
  args: { term: 'lagna', children: 'rising sign' },
  decorators: [
    (Story) => (
      <TermProvider glossary={sampleGlossary}>
        <Story />
      </TermProvider>
    ),
  ],
  render: (args) => (
    <p>
      Your <TermTip {...args} /> is Simha.
    </p>
  ),
} satisfies Meta<typeof TermTip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const term = canvas.getByRole('button', { name: 'rising sign' });
    await userEvent.click(term);
    const note = canvas.getByRole('dialog', { name: 'Lagna लग्न' });
    await waitFor(() => expect(note).toBeVisible());
    await expect(note).toHaveFocus();
    await placed(note);
    await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      term.getBoundingClientRect().bottom,
    );
    await userEvent.keyboard('{Escape}');
    await expect(term).toHaveFocus();
  },
};

/** The first paragraph of a report. Terms that are not in the glossary are plain text. */
export const InAReport: Story = {
  render: () => (
    <p style={{ maxInlineSize: '38em' }}>
      With <TermTip term="lagna">Simha lagna</TermTip> and the Moon in the{' '}
      <TermTip term="nakshatra">nakshatra</TermTip> Magha you begin life in a{' '}
      <TermTip term="dasha">dasha</TermTip> of Ketu, which has{' '}
      <TermTip term="bhukti">seven years</TermTip>. <TermTip term="nakshatra" /> and{' '}
      <TermTip term="dasha" /> are tied: the lord of the one begins the other.
    </p>
  ),
};

export const InAReportTest: Story = {
  ...InAReport,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Simha lagna' }));
    await userEvent.click(canvas.getByRole('button', { name: 'dasha' }));
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1);
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName(/Dasha/);
  },
};

/** A sentence of a catalogue: `[id|words]` marks a term. Punctuation stays on the line of its term. */
export const MarkedSentence: Story = {
  render: () => (
    <p>
      <TermText>Your [lagna|rising sign], Simha, and the [nakshatra] of the Moon.</TermText>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'rising sign' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'nakshatra' })).toBeVisible();
  },
};

/** At least 24 px high as a touch target, but not taller than its line. */
export const TargetSize: Story = {
  play: async ({ canvas }) => {
    const term = canvas.getByRole('button');
    const { left, top, width, height } = term.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    for (const dy of [-12, 0, 12])
      await expect(document.elementFromPoint(middle.x, middle.y + dy)).toBe(term);
  },
};

/** For the guide: the note is open. */
export const Open: Story = { tags: ['!dev'], args: { defaultOpen: true } };

/** Its own definition, without a glossary around it. */
export const OwnMeaning: Story = {
  args: {
    term: 'gandanta',
    children: undefined,
    meaning: {
      name: 'Gandanta',
      hindi: 'गण्डान्त',
      text: 'The knot where a water sign ends and a fire sign begins.',
    },
  },
};

/** The Hindi glossary is in Hindi only; long words break at 320 px. */
export const Hindi: Story = {
  render: () => (
    <TermProvider glossary={hindiGlossary}>
      <p lang="hi" style={{ inlineSize: '288px' }}>
        आपका <TermTip term="lagna" /> सिंह है और आपकी <TermTip term="navamsha" defaultOpen /> में चन्द्रमा
        वृषभ में है।
      </p>
    </TermProvider>
  ),
  play: async ({ canvas }) => {
    const note = canvas.getByRole('dialog');
    await placed(note);
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    await expect(note.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
