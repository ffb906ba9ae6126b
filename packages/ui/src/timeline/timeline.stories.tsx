import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { DashaTimeline, PhaseTimeline, Timeline, type DashaPeriod } from './index.ts';
import {
  partsOfMercury,
  sampleBirth,
  sampleNow,
  samplePeriods,
  samplePhases,
  story,
  storyInHindi,
} from './timeline.samples.ts';

const meta = {
  title: 'Astrology/Charts/Timeline',
  excludeStories: /Example$/,
  component: Timeline,
  subcomponents: { DashaTimeline, PhaseTimeline },
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

const dashas = { periods: samplePeriods, birth: sampleBirth, now: sampleNow };

const later = '2095-01-01T00:00:00Z';

const outside = '2300-01-01T00:00:00Z';

export const AllStates = customSheet(() => (
  <Stack gap="x7">
    <Timeline label="Our story" items={story} />
    <Timeline label="First year" items={story.slice(0, 1)} />
    <div dir="rtl">
      <Timeline label="Right to left" items={story.slice(0, 3)} />
    </div>
    <DashaTimeline {...dashas} title="Now running" note="Vimshottari dasha, 120 years" />
    <DashaTimeline {...dashas} title="Late in life" now={later} />
    <DashaTimeline {...dashas} title="Outside the span" now={outside} />
    <DashaTimeline {...dashas} title="Antardashas in Mercury" periods={partsOfMercury} />
    <PhaseTimeline {...samplePhases} />
    <PhaseTimeline {...samplePhases} title="Between two phases" now="2035-01-01T00:00:00Z" />
    <PhaseTimeline {...samplePhases} title="A lesser phase" now="2031-01-01T00:00:00Z" />
    <PhaseTimeline {...samplePhases} title="After the scale" now={outside} />
    <I18nProvider locale="hi" messages={hi}>
      <Stack lang="hi" gap="x7">
        <DashaTimeline {...dashas} title="महादशाएँ" note="विंशोत्तरी दशा, 120 वर्ष" />
        <PhaseTimeline
          {...samplePhases}
          title="आशा के जीवन में शनि"
          note="जन्म से सौ वर्ष"
          variantNames={{ strong: 'साढ़े साती', soft: 'ढैया' }}
        />
      </Stack>
    </I18nProvider>
    <Stack gap="x7" style={{ inlineSize: 'min(100%, 288px)' }}>
      <Timeline label="हमारी कहानी" items={storyInHindi} lang="hi" />
      <DashaTimeline {...dashas} title="Narrow" />
      <DashaTimeline {...dashas} title="Narrow, inside" periods={partsOfMercury} />
      <PhaseTimeline {...samplePhases} title="Narrow" />
    </Stack>
  </Stack>
));

/** Do: Events: something happened in each of these years. */
export const EventsExample = () => (
  <Timeline
    label="Our story"
    items={[
      { year: 2012, title: 'First almanac', text: 'Two teachers print it for Ujjain.' },
      { year: 2018, title: 'School', text: 'Forty students begin.' },
      { year: 2025, title: 'Online charts', text: 'In English and Hindi.' },
    ]}
  />
);

/** Don’t: Periods. It does not show which one is running: use a DashaTimeline. */
export const PeriodsExample = () => (
  <Timeline
    label="Dashas of Meera Joshi"
    items={[
      { year: 2005, title: 'Saturn', text: 'Mahadasha' },
      { year: 2024, title: 'Mercury', text: 'Mahadasha' },
      { year: 2041, title: 'Ketu', text: 'Mahadasha' },
    ]}
  />
);

const years: readonly [DashaPeriod['graha'], number, number][] = [
  ['saturn', 2005, 2024],
  ['mercury', 2024, 2041],
  ['ketu', 2041, 2048],
];

const asha = {
  periods: years.map(([graha, from, to]) => ({
    graha,
    start: `${from}-01-15T00:00:00Z`,
    end: `${to}-01-15T00:00:00Z`,
  })),
  birth: '2004-08-14T01:12:00Z',
  now: '2026-11-25T06:00:00Z',
};

/** Do: The title says whose periods they are; the note says which dasha. */
export const SaysWhoseAndWhichExample = () => (
  <DashaTimeline {...asha} title="Mahadashas of Asha, 2004 to 2048" note="Vimshottari dasha" />
);

/** Don’t: “Timeline” could be about anybody, and about any of a dozen dashas. */
export const SaysNeitherExample = () => <DashaTimeline {...asha} title="Timeline" />;
