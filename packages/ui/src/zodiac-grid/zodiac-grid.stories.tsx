import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { rashiNames } from '../glyphs/index.ts';
import { ZodiacChoice, ZodiacGrid } from './index.ts';

const meta = {
  title: 'Components/Charts/ZodiacGrid',
  component: ZodiacGrid,
  tags: ['status:ready'],
  args: {
    label: 'Zodiac signs',
    hrefOf: (rashi) => `/zodiac/${rashiNames.words[rashi].toLowerCase()}`,
    moonSign: 4,
  },
} satisfies Meta<typeof ZodiacGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Cancer/ })).toHaveAttribute(
      'href',
      '/zodiac/cancer',
    );
  }),
};

/** Three across on a phone. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

/** The same arches as a choice on the page itself. */
export const AsAChoice: Story = {
  render: () => <ZodiacChoice label="Your rashi" moonSign={4} defaultValue={7} />,
};

export const AsAChoiceTest: Story = {
  ...AsAChoice,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Scorpio/ })).toBeChecked();
  }),
};

/** On one line, scrolled to the chosen arch. */
export const Strip: Story = {
  render: () => (
    <div style={{ inlineSize: '288px' }}>
      <ZodiacChoice label="Your rashi" layout="strip" defaultValue={9} />
    </div>
  ),
};

export const StripTest: Story = {
  ...Strip,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('radiogroup').firstElementChild!;
    const isInView = (name: RegExp) => {
      const arch = canvas.getByRole('radio', { name }).getBoundingClientRect();
      const frame = strip.getBoundingClientRect();
      return arch.left >= frame.left && arch.right <= frame.right;
    };
    await expect(isInView(/Sagittarius/)).toBe(true);
    await expect(isInView(/Aries/)).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isInView(/Aries/)).toBe(true));
  }),
};
