import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { PhaseTimeline } from './index.ts';
import { sampleTimeline } from './phase-timeline.samples.ts';

const meta = {
  title: 'Components/Charts/PhaseTimeline',
  component: PhaseTimeline,
  tags: ['status:new'],
  args: sampleTimeline,
} satisfies Meta<typeof PhaseTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    await expect(canvas.getByText('Now, age 32')).toBeVisible();
  }),
};

/** Late in life the label of now is before its mark. */
export const LateInLife: Story = { args: { now: '2080-01-01T00:00:00Z' } };
