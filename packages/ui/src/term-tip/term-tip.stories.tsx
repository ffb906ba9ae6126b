import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placed } from '../../test/placed.ts';
import { glossary } from './term-tip.examples.tsx';
import { TermProvider, TermText, TermTip } from './index.ts';

const meta = {
  title: 'Components/Layers/TermTip',
  component: TermTip,
  subcomponents: { TermProvider, TermText },
  tags: ['status:new'],
  args: { term: 'lagna', children: 'rising sign' },
  decorators: [
    (Story) => (
      <TermProvider glossary={glossary}>
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

/** At least 24 px high as a touch target, but not taller than its line; its note is below it. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const term = canvas.getByRole('button', { name: 'rising sign' });
    const { left, top, bottom, width, height } = term.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    for (const dy of [-12, 0, 12])
      await expect(document.elementFromPoint(middle.x, middle.y + dy)).toBe(term);
    await userEvent.click(term);
    const note = canvas.getByRole('dialog', { name: 'Lagna लग्न' });
    await expect(note).toHaveFocus();
    await placed(note);
    await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await userEvent.keyboard('{Escape}');
    await expect(term).toHaveFocus();
  },
};

/** A sentence of a catalogue: `[id|words]` marks a term. Punctuation stays on the line of its term. */
export const MarkedSentence: Story = {
  render: () => (
    <p>
      <TermText>Your [lagna|rising sign], Simha, and the [nakshatra] of the Moon.</TermText>
    </p>
  ),
};

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

/** Its note stays on the screen. */
export const Open: Story = {
  tags: ['!dev'],
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('dialog');
    await placed(note);
    await expect(note.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
