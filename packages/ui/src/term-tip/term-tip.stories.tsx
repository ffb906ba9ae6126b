import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placed } from '../../test/placed.ts';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { Text } from '../layout/index.ts';
import { TermProvider, TermText, TermTip, type Glossary } from './index.ts';

const meta = {
  title: 'Components/Layers/TermTip',
  excludeStories: /Example$/,
  component: TermTip,
  subcomponents: { TermProvider, TermText },
  args: { term: 'lagna', children: 'rising sign' },
  decorators: [
    (Story) => (
      <TermProvider glossary={glossaryExample}>
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

const navamsha = {
  name: 'नवांशवर्गकुण्डली',
  text: 'प्रत्येक राशि के नौ समान भागों पर आधारित वर्गकुण्डली, जिससे विवाह और धर्म का विचार किया जाता है।',
};

/** Closed, open, unknown; in a heading; in Hindi. */
export const AllStates = customSheet(
  () => (
    <TermProvider glossary={glossaryExample}>
      <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '38em' }}>
        <h2>
          Moon in the <TermTip term="nakshatra">nakshatra</TermTip> Magha
        </h2>
        <p>
          <TermText>In a catalogue: [lagna|rising sign], [nakshatra]; unknown: [argala].</TermText>
        </p>
        <p style={{ paddingBlockEnd: '10rem' }}>
          Your <TermTip term="lagna" defaultOpen /> is Simha.
        </p>
        <p lang="hi" style={{ paddingBlockEnd: '10rem' }}>
          आपकी <TermTip term="navamsha" meaning={navamsha} defaultOpen /> वृषभ की है।
        </p>
      </div>
    </TermProvider>
  ),
  stateSheet(TermTip, {
    props: { term: 'lagna', meaning: navamsha, children: 'rising sign' },
    states: ['rest', 'hover', 'focus'],
  }).render,
);

export const glossaryExample: Glossary = {
  lagna: {
    name: 'Lagna',
    hindi: 'लग्न',
    text: 'The sign that was rising in the east at the moment of birth. The first house begins there.',
  },
  nakshatra: {
    name: 'Nakshatra',
    hindi: 'नक्षत्र',
    text: 'One of 27 equal parts of the path of the Moon, each 13°20′ long. The Moon spends about a day in each.',
  },
  dasha: {
    name: 'Dasha',
    hindi: 'दशा',
    text: 'A period of life that one graha is lord of. In the Vimshottari system nine periods make 120 years.',
  },
};

/** Do: Each term is explained once, where it comes up first. */
export const FirstTimeExample = () => (
  <TermProvider glossary={glossaryExample}>
    <Text>
      Your <TermTip term="lagna">ascendant</TermTip> is Simha. The{' '}
      <TermTip term="dasha">dasha</TermTip> of Mercury began in 2024. In this dasha, the lord of
      your ascendant matters most.
    </Text>
  </TermProvider>
);

/** Don’t: The same terms again and again. The lines under them make the text hard to read. */
export const EveryTimeExample = () => (
  <TermProvider glossary={glossaryExample}>
    <Text>
      Your <TermTip term="lagna">ascendant</TermTip> is Simha. The{' '}
      <TermTip term="dasha">dasha</TermTip> of Mercury began in 2024. In this{' '}
      <TermTip term="dasha">dasha</TermTip>, the lord of your{' '}
      <TermTip term="lagna">ascendant</TermTip> matters most.
    </Text>
  </TermProvider>
);
