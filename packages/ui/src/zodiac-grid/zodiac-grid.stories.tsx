import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { westernSignNames } from '../glyphs/index.ts';
import { ZodiacChoice, ZodiacGrid } from './index.ts';

const meta = {
  title: 'Astrology/ZodiacGrid',
  component: ZodiacGrid,
  tags: ['status:ready'],
  args: {
    label: 'Zodiac signs',
    hrefOf: (rashi) => `/zodiac/${westernSignNames.en[rashi - 1]?.toLowerCase()}`,
    lit: 4,
  },
} satisfies Meta<typeof ZodiacGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Karka/ })).toHaveAttribute(
      'href',
      '/zodiac/cancer',
    );
  },
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
  render: () => <ZodiacChoice label="Your rashi" lit={4} defaultValue={7} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Vrishchika/ })).toBeChecked();
  },
};
