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

export const Default: StoryObj<typeof meta> = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'D9 Navamsa' }));
    await expect(canvas.getByRole('img', { name: /^D9 Navamsa/ })).toBeVisible();
    await expect(canvas.getByText(/marriage and the spouse/)).toBeVisible();
  }),
};
