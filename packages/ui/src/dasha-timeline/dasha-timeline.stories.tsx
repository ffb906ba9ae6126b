import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { DashaTimeline } from './index.ts';
import { partsOfMercury, sampleBirth, sampleNow, samplePeriods } from './dasha-timeline.samples.ts';

const meta = {
  title: 'Components/Charts/DashaTimeline',
  component: DashaTimeline,
  tags: ['status:new'],
  args: {
    title: 'Your nine periods',
    note: 'Vimshottari dasha, 120 years',
    periods: samplePeriods,
    birth: sampleBirth,
    now: sampleNow,
  },
} satisfies Meta<typeof DashaTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getByText('Now, age 30')).toBeVisible();
  }),
};

/** Under 640 px names move into a list beneath the scale. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

/** Late in life, the label of now is before its mark. */
export const LateInLife: Story = { args: { now: '2095-01-01T00:00:00Z' } };

/** The antardashas of a mahadasha on their own scale, with months in the dates. */
export const InsideAMahadasha: Story = {
  args: {
    title: 'Antardashas in Mercury',
    note: '17 years',
    periods: partsOfMercury,
    timeZone: 'Asia/Kolkata',
  },
};
