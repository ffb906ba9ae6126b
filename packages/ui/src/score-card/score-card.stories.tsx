import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadingLines } from '../reading-lines/index.ts';
import { ScoreCard } from './index.ts';
import { career } from './score-card.samples.ts';

const meta = {
  title: 'Components/Readings/ScoreCard',
  component: ScoreCard,
  tags: ['status:new'],
  args: {
    ...career,
    children: (
      <ReadingLines
        items={[
          {
            id: '1',
            text: 'A good week to ask for what your work is worth.',
            reason: {
              graha: 'jupiter',
              label: 'Jupiter, tenth house',
              text: 'Jupiter is in Taurus.',
            },
          },
        ]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Career and money' })).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(2);
  },
};

export const OneScore: Story = { args: { title: 'Love', scores: [{ label: 'Love', value: 52 }] } };
