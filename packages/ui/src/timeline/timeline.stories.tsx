import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './index.ts';
import { story, storyInHindi } from './timeline.samples.ts';

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  tags: ['status:ready'],
  args: { label: 'Our story', items: story },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Horizontal if it fits, otherwise vertical. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    const sideBySide = canvasElement.querySelector('ol')!.clientWidth >= 768;
    await expect(new Set(tops.map(Math.round)).size).toBe(sideBySide ? 1 : 6);
  },
};

/** In a column it is vertical at any page width. */
export const InAColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const OneEntry: Story = { args: { items: story.slice(0, 1) } };

export const LongHindi: Story = {
  globals: { language: 'hi' },
  args: { label: 'हमारी कहानी', items: storyInHindi, lang: 'hi' },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
