import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './index.ts';

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  tags: ['status:new'],
  args: {
    label: 'Booking',
    steps: [
      { label: 'Puja', description: 'Rudrabhishek', href: '#puja' },
      { label: 'Date', description: 'Monday 14 April', href: '#date' },
      { label: 'Your details' },
      { label: 'Confirmation' },
    ],
    current: 2,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your details').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };
