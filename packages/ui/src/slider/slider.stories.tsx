import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Slider, type SliderProps } from './index.ts';

const onValueChange = fn();
const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  tags: ['status:new'],
  args: { label: 'Distance', max: 50, defaultValue: 10, ticks: true, onValueChange },
} satisfies Meta<SliderProps>;

export default meta;
type Story = StoryObj<SliderProps>;

export const Default: Story = {};

export const DefaultTest: StoryObj = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect(canvas.getByRole('slider', { name: 'Distance' })).toHaveValue('16');
    await expect(onValueChange).toHaveBeenLastCalledWith(16);
  },
};

/** A lower and an upper value. */
export const Range: Story = {
  render: () => (
    <Slider
      range
      label="Price"
      max={10_000}
      step={100}
      defaultValue={[1000, 5100]}
      format={(rupees) => `₹${rupees.toLocaleString('en-IN')}`}
    />
  ),
};
