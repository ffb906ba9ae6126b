import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { DateLeaf, DateLine } from './index.ts';

const meta = {
  title: 'Components/Time/DateLeaf',
  component: DateLeaf,
  subcomponents: { DateLine },
  tags: ['status:new'],
  args: { date: '2026-11-27' },
} satisfies Meta<typeof DateLeaf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27')).toBeVisible();
  },
};

/** In full, for a row of a list. */
export const AsALine: Story = {
  render: ({ date }) => <DateLine date={date} />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Friday')).toBeVisible();
  }),
};
