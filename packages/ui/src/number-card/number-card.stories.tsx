import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../test/narrow-hindi.tsx';
import { NumberCard } from './index.ts';
import { destiny, soul } from './number-card.samples.ts';

const meta = {
  title: 'Components/Readings/NumberCard',
  component: NumberCard,
  tags: ['status:new'],
  args: soul,
} satisfies Meta<typeof NumberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A master number has a second rim, a badge, and its reading with one digit. */
export const Master: Story = { args: { ...destiny, letters: [] } };

export const Hindi: Story = narrowHindi(
  <NumberCard {...destiny} title="भाग्यांक" meaning="आप जो देखते हैं, वह औरों को दिखाना आपका काम है।" />,
);
