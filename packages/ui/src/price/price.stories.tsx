import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Price } from './index.ts';

const meta = {
  title: 'Components/Services/Price',
  excludeStories: /Example$/,
  component: Price,
  args: { amount: 1_50_000 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,50,000')).toBeVisible();
  },
};

export const Reduced: Story = { args: { amount: 1050, listPrice: 2100, savings: true } };

export const AllStates = stateSheet(Price, {
  samples: {
    free: { amount: 0 },
    'with paise': { amount: 99.5 },
    grouped: { amount: 1_50_000 },
    'per minute': { amount: 30, listPrice: 50, per: 'minute' },
    reduced: { amount: 1050, listPrice: 2100, savings: true },
  },
  hindi: { amount: 3850, listPrice: 5500, per: 'session', savings: true },
});

/** Do: `per` names the unit. */
export const WithItsUnitExample = () => <Price amount={30} per="minute" />;

/** Don’t: ₹30 for what? At this rate half an hour costs ₹900. */
export const WithoutAUnitExample = () => <Price amount={30} />;

export const PartsExample = () => <Price amount={1050} listPrice={2100} per="session" savings />;
