import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../test/narrow-hindi.tsx';
import { PanchangCard } from './index.ts';
import { sunday } from './panchang-card.samples.ts';

const meta = {
  title: 'Components/Time/PanchangCard',
  component: PanchangCard,
  tags: ['status:new'],
  args: sunday,
} satisfies Meta<typeof PanchangCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hindi: Story = narrowHindi(<PanchangCard {...sunday} />);
