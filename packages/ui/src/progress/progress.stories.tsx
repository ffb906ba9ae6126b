import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './index.ts';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  tags: ['status:ready'],
  args: { label: 'Uploading the picture', value: 40 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible();
  },
};

/** Indeterminate: the ticks are highlighted in turn. */
export const Indeterminate: Story = {
  render: () => <Progress label="Casting the chart" />,
};

export const Ring: Story = {
  args: { variant: 'ring', value: 3, max: 5, valueText: '3 of 5 charts' },
};
