import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coin } from './index.ts';

const meta = {
  title: 'Components/Drawings/Coin',
  component: Coin,
  tags: ['status:new'],
  args: { children: 7, size: 140 },
} satisfies Meta<typeof Coin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A ring of petals around the year. */
export const Award: Story = {
  args: { variant: 'petals', children: 2024, label: 'Award of 2024' },
};
