import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Stack } from '../layout/index.ts';
import { PanchangCard } from './index.ts';
import { sunday } from './panchang-card.samples.ts';

const meta = {
  title: 'Components/Time/PanchangCard',
  component: PanchangCard,
  tags: ['visual'],
  args: sunday,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PanchangCard>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <PanchangCard {...sunday} opening="Shukla Navami, Moon in Pushya until tomorrow." />
      <PanchangCard {...sunday} title="Another day" now="2025-05-06T00:00:00Z" yoga={[]} />
    </Stack>
  ),
};
