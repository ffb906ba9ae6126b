import type { Meta, StoryObj } from '@storybook/react-vite';
import { VargaSwitcher } from './index.ts';
import { sampleCharts } from './varga-switcher.samples.ts';

const meta = {
  title: 'Components/Charts/VargaSwitcher',
  component: VargaSwitcher,
  tags: ['status:ready'],
  args: { label: 'Sample charts', charts: sampleCharts },
} satisfies Meta<typeof VargaSwitcher>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
