import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../../test/narrow-hindi.tsx';
import { drawnSheet } from '../../../test/state-sheet.tsx';
import { Stack } from '../../layout/index.ts';
import { PanchangCard } from './index.ts';
import { sunday } from './panchang-card.samples.ts';

const meta = {
  title: 'Recipes/Time/PanchangCard',
  component: PanchangCard,
  args: sunday,
} satisfies Meta<typeof PanchangCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hindi: Story = narrowHindi(<PanchangCard {...sunday} />);

export const AllStates = drawnSheet(() => (
  <Stack>
    <PanchangCard {...sunday} opening="Shukla Navami, Moon in Pushya until tomorrow." />
    <PanchangCard {...sunday} title="Another day" now="2025-05-06T00:00:00Z" yoga={[]} />
  </Stack>
));
