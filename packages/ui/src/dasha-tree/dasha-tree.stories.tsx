import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { DashaTree, type LoadDashas } from './index.ts';
import { loadSample, sampleBirth, sampleNow, samplePeriods } from './dasha-tree.samples.ts';

const meta = {
  title: 'Components/Charts/DashaTree',
  component: DashaTree,
  tags: ['status:new'],
  args: {
    title: 'Vimshottari dasha, sample',
    periods: samplePeriods,
    loadPeriods: loadSample as LoadDashas,
    timeZone: 'Asia/Kolkata',
    birth: sampleBirth,
    now: sampleNow,
  },
} satisfies Meta<typeof DashaTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(5));
    await expect(canvas.getAllByText('Now')).toHaveLength(5);
  }),
};
