import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { TithiScale } from './index.ts';

const meta = {
  title: 'Components/Time/TithiScale',
  component: TithiScale,
  tags: ['status:new'],
  args: { variant: 'arc', title: 'Moon and Sun, sample', elongation: 103.5 },
} satisfies Meta<typeof TithiScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Arc: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Shukla Navami.*62% gone/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  }),
};

export const WithItsTable: Story = { args: { table: 'visible', legend: false } };

/** Half a month per row, the whole month on a desktop. */
export const Strip: Story = {
  render: () => <TithiScale tithi={26} note="Today: Krishna Ekadashi" />,
};
