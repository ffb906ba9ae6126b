import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toggle, ToggleGroup } from './index.ts';
import { marks, periods } from './toggle.samples.ts';

const meta = {
  title: 'Components/Actions/Toggle',
  component: Toggle,
  subcomponents: { ToggleGroup },
  tags: ['status:new'],
  args: { children: 'Degrees', onPressedChange: fn() },
} satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Degrees' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
  },
};

/** One choice: the period of a horoscope. */
export const Group: Story = { render: () => <ToggleGroup label="Period" options={periods} /> };

export const GroupTest: Story = {
  ...Group,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Weekly'));
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
};

/** Any number of them: what a chart shows besides. */
export const Multiple: Story = {
  render: () => (
    <ToggleGroup multiple label="Shown in the chart" options={marks} defaultValue={['degrees']} />
  ),
};

/** Up to twelve options with an icon each. */
export const Tiles: Story = {
  render: () => <ToggleGroup label="Period" options={periods} variant="tiles" />,
};
