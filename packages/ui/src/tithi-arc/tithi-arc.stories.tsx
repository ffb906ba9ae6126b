import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { TithiArc } from './index.ts';

const meta = {
  title: 'Components/Time/TithiArc',
  component: TithiArc,
  tags: ['status:new'],
  args: { title: 'Moon and Sun, sample', elongation: 103.5 },
} satisfies Meta<typeof TithiArc>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Shukla Navami.*62% gone/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  }),
};

export const WithItsTable: Story = { args: { table: 'visible', legend: false } };

/** In a narrow container, only every fifth number and the current one are shown. */
export const Narrow: Story = {
  args: { elongation: 321, note: 'until 4:12 am tomorrow' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

export const Hindi: Story = {
  args: { title: 'चंद्र और सूर्य, नमूना', language: 'hi', lang: 'hi' },
};
