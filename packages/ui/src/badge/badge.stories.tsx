import type { Meta, StoryObj } from '@storybook/react-vite';
import { SunriseIcon } from '../icons/index.ts';
import { expect } from 'storybook/test';
import { Badge } from './index.ts';

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  tags: ['status:ready'],
  args: { tone: 'success', children: 'Auspicious' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Auspicious')).toBeVisible();
  },
};

/** Choghadiya: the same word always in the same tone and shape. */
export const Choghadiya: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Badge tone="success">Auspicious</Badge>
      <Badge tone="warning">Good</Badge>
      <Badge tone="danger">Inauspicious</Badge>
    </div>
  ),
};

export const State: Story = { args: { tone: 'plain', children: 'Own sign' } };

export const Current: Story = { args: { tone: 'brass', children: 'Now' } };

export const WithItsOwnIcon: Story = {
  args: {
    tone: 'warning',
    icon: <SunriseIcon size={16} strokeWidth={1.6} aria-hidden />,
    children: 'From sunrise',
  },
};

/** A long Hindi label breaks over lines inside its own box. */
export const LongHindiLabel: Story = {
  args: { tone: 'danger', lang: 'hi', children: 'अत्यन्त अशुभ एवं सर्वकार्यवर्जित मुहूर्त' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '8rem' }} data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
