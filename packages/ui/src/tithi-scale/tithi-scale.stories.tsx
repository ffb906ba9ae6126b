import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { TithiScale } from './index.ts';

const meta: Meta<typeof TithiScale> = {
  title: 'Components/Time/TithiScale',
  component: TithiScale,
  tags: ['status:new'],
};

export default meta;
type Story = StoryObj<typeof TithiScale>;

const arc = { variant: 'arc', title: 'Moon and Sun, sample', elongation: 103.5 } as const;

export const Default: Story = {
  args: arc,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Shukla Navami.*62% gone/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  }),
};

export const WithItsTable: Story = { args: { ...arc, table: 'visible', legend: false } };

/** Half a month per row, the whole month on a desktop. */
export const Strip: Story = {
  args: { tithi: 26, note: 'Today: Krishna Ekadashi' },
};
