import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './index.ts';
import { hindiPeriods, periods } from './segmented-control.samples.ts';

const meta = {
  title: 'Components/Actions/SegmentedControl',
  component: SegmentedControl,
  tags: ['status:new'],
  args: { label: 'Period', options: periods, onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The period of a horoscope. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Weekly'));
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('monthly');
  },
};

export const FullWidth: Story = {
  args: { fullWidth: true },
  play: async ({ canvas, canvasElement }) => {
    const width = canvas.getByRole('radiogroup').getBoundingClientRect().width;
    await expect(width).toBeGreaterThan(canvasElement.getBoundingClientRect().width - 40);
  },
};

/** Two of them: the style of a chart. */
export const TwoOptions: Story = {
  args: {
    label: 'Style of the chart',
    options: [
      { value: 'north', label: 'North Indian' },
      { value: 'south', label: 'South Indian' },
    ],
  },
};

/** Up to twelve options with an icon each. */
export const Tiles: Story = {
  args: { variant: 'tiles' },
};

export const TilesTest: Story = {
  ...Tiles,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Weekly'));
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('monthly');
  },
};

/** At 320 px long Hindi words break, and segments wrap. */
export const LongHindi: Story = {
  args: { lang: 'hi', label: 'अवधि', options: hindiPeriods, fullWidth: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('radiogroup');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Arrow keys are reversed in right-to-left text. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
