import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { DashaTimeline, PhaseTimeline, Timeline } from './index.ts';
import {
  partsOfMercury,
  sampleBirth,
  sampleNow,
  samplePeriods,
  samplePhases,
  story,
} from './timeline.samples.ts';

const meta = {
  title: 'Components/Charts/Timeline',
  component: Timeline,
  subcomponents: { DashaTimeline, PhaseTimeline },
  tags: ['status:ready'],
  args: { label: 'Our story', items: story },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Horizontal if it fits, otherwise vertical. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    const sideBySide = canvasElement.querySelector('ol')!.clientWidth >= 768;
    await expect(new Set(tops.map(Math.round)).size).toBe(sideBySide ? 1 : 6);
  },
};

const life = { birth: sampleBirth, now: sampleNow };

/** The periods of a life, the current one highlighted: DashaTimeline. Under 640 px names move into a list below it. */
export const Dashas: Story = {
  render: () => (
    <DashaTimeline
      {...life}
      title="Your nine periods"
      note="Vimshottari dasha, 120 years"
      periods={samplePeriods}
    />
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getByText('Now, age 30')).toBeVisible();
  }),
};

/** The antardashas of a mahadasha on their own scale, with months in the dates. */
export const InsideAMahadasha: Story = {
  render: () => (
    <DashaTimeline
      {...life}
      title="Antardashas in Mercury"
      note="17 years"
      periods={partsOfMercury}
    />
  ),
};

/** Phases that come back, with the gaps between them: PhaseTimeline. */
export const Phases: Story = {
  render: () => <PhaseTimeline {...samplePhases} />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    await expect(canvas.getByText('Now, age 32')).toBeVisible();
  }),
};
