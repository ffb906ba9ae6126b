import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toggle, ToggleGroup } from './index.ts';
import { marks, periods } from './toggle.samples.ts';

const meta = {
  title: 'Components/Actions/Toggle',
  component: Toggle,
  subcomponents: { ToggleGroup },
  tags: ['status:new'],
  args: { children: 'Degrees' },
} satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One choice: the period of a horoscope. */
export const Group: Story = { render: () => <ToggleGroup label="Period" options={periods} /> };

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
