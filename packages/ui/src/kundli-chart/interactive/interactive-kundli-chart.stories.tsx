import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractiveKundliChart } from '../index.ts';
import { ordinary } from '../kundli-chart.samples.ts';

const meta = {
  title: 'Astrology/Charts/KundliChart',
  component: InteractiveKundliChart,
  args: { title: 'Birth chart (D1), sample', data: ordinary },
} satisfies Meta<typeof InteractiveKundliChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Interactive: Story = {};

export const InteractiveSouthIndian: Story = { args: { variant: 'south', defaultHouse: 7 } };

export const InteractiveEastIndian: Story = { args: { variant: 'east', defaultHouse: 12 } };
