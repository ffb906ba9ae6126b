import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PositionTable } from './index.ts';
import { positions } from './position-table.samples.ts';

const meta = {
  title: 'Components/Charts/PositionTable',
  component: PositionTable,
  tags: ['status:new'],
  args: { caption: 'Current planetary positions', positions },
} satisfies Meta<typeof PositionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('29°59′')).toBeVisible();
  },
};

/** Stacked rows in a narrow container. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Hindi: Story = {
  globals: { language: 'hi' },
  args: { caption: 'ग्रहों की वर्तमान स्थिति' },
};
