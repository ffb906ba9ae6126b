import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { NakshatraRing } from './index.ts';
import { sampleSky } from './nakshatra-ring.samples.ts';

const meta = {
  title: 'Components/Charts/NakshatraRing',
  component: NakshatraRing,
  tags: ['status:ready'],
  args: { title: 'The Moon, sample', nakshatra: 8, pada: 2 },
} satisfies Meta<typeof NakshatraRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Pushya, pada 2/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(28);
  }),
};

/**
 * Rotated to an ascendant, with grahas at their longitudes: those that are too close are moved
 * apart and connected by a hairline.
 */
export const WithGrahas: Story = {
  args: {
    title: 'The sky, sample',
    nakshatra: undefined,
    pada: undefined,
    grahas: sampleSky,
    ascendant: 132,
  },
};
