import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { VargaSwitcher } from './index.ts';
import { sampleCharts } from './varga-switcher.samples.ts';

const meta = {
  title: 'Components/Charts/VargaSwitcher',
  component: VargaSwitcher,
  tags: ['status:ready'],
  args: { label: 'Sample charts', charts: sampleCharts },
} satisfies Meta<typeof VargaSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'D9 Navamsa' }));
    await expect(canvas.getByRole('img', { name: /^D9 Navamsa/ })).toBeVisible();
    await expect(canvas.getByText(/marriage and the spouse/)).toBeVisible();
  }),
};

export const ListToOpen: Story = { args: { control: 'select', variant: 'south' } };

export const FourVargas: Story = {
  args: {
    charts: {
      D1: sampleCharts.D1,
      D9: sampleCharts.D9,
      D3: sampleCharts.D3,
      D30: sampleCharts.D30,
    },
    variant: 'east',
  },
};
