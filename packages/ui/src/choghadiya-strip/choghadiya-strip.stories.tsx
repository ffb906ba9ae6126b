import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChoghadiyaStrip } from './index.ts';
import { sampleChoghadiyas, sampleNow } from './choghadiya-strip.samples.ts';

const meta = {
  title: 'Components/Time/ChoghadiyaStrip',
  component: ChoghadiyaStrip,
  tags: ['status:new'],
  args: {
    title: 'Choghadiya, sample',
    ...sampleChoghadiyas,
    timeZone: 'Asia/Kolkata',
    now: sampleNow,
  },
} satisfies Meta<typeof ChoghadiyaStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'time' })).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

export const AsTables: Story = { args: { layout: 'table' } };

export const AnotherDay: Story = { args: { now: '2025-05-06T05:19:00Z', hourCycle: 'h23' } };
