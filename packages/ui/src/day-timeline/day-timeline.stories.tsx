import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Heading, Stack } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import {
  allWindows,
  sampleChoghadiyas,
  sampleDay,
  sampleEvents,
  sampleHoras,
  sampleLanes,
  sampleNow,
  samplePlace,
  sampleWindows,
} from './day-timeline.samples.ts';
import { DayPeriods, DayTimeline, type Choghadiya, type ChoghadiyaName } from './index.ts';
import { choghadiyaNames, qualityOf } from './periods/choghadiya.ts';

const meta = {
  title: 'Astrology/Time/DayTimeline',
  excludeStories: /Example$/,
  component: DayTimeline,
  subcomponents: { DayPeriods },
  args: {
    title: 'The day, sample',
    ...sampleDay,
    ...samplePlace,
    lanes: sampleLanes,
    windows: sampleWindows,
    events: sampleEvents,
    now: sampleNow,
  },
} satisfies Meta<typeof DayTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'The day, sample' })).toBeInTheDocument();
    await expect(canvas.getAllByText('Now 10:24 am')).toHaveLength(2);
  }),
};

/** In a container narrower than 768 px the line is upright. */
export const Narrow: Story = {
  decorators: [inWidth('328px')],
};

/** The windows on a dial, with a list of them. */
export const Dial: Story = {
  args: { layout: 'dial', windows: allWindows, now: '2025-04-06T12:04:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getAllByRole('listitem', { current: 'time' })).toHaveLength(2);
  },
};

const periods = { title: 'Sunday in New Delhi', timeZone: samplePlace.timeZone, now: sampleNow };

/** The sixteen choghadiyas of a day and its night: DayPeriods. */
export const Choghadiyas: Story = {
  render: () => <DayPeriods {...periods} {...sampleChoghadiyas} />,
};

/** The same as tables, to compare or copy times. */
export const ChoghadiyaTables: Story = {
  render: () => <DayPeriods {...periods} {...sampleChoghadiyas} layout="table" />,
};

/** The twenty-four planetary hours: DayPeriods. */
export const Horas: Story = {
  render: () => <DayPeriods {...periods} {...sampleHoras} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.getByRole('listitem', { current: 'time' })).toBeVisible();
  },
};

const args: ComponentProps<typeof DayTimeline> = {
  title: 'The day',
  ...sampleDay,
  ...samplePlace,
  lanes: sampleLanes,
  windows: sampleWindows,
  events: sampleEvents,
  now: sampleNow,
};

const atNight = '2025-04-06T18:40:00Z';

const anotherDay = '2025-05-01T00:00:00Z';

const dial = { layout: 'dial', windows: allWindows } as const;

const periodsOfStates = { timeZone: samplePlace.timeZone, now: sampleNow };

const bare = {
  day: sampleHoras.day.map(({ lord, start, end }) => ({ lord, start, end })),
  night: [],
};

const choghadiyas = [...sampleChoghadiyas.day, ...sampleChoghadiyas.night];

const lanesOfQuality = [
  {
    name: 'Choghadiya',
    spans: choghadiyas.map(({ name, start, end }) => ({
      name: choghadiyaNames.words[name],
      start,
      end,
      quality: qualityOf(name),
    })),
  },
];

export const AllStates = customSheet(() => (
  <div style={{ display: 'grid', gap: '3rem' }}>
    <DayTimeline {...args} />
    <DayTimeline
      {...args}
      title="At night, a lane with qualities"
      lanes={lanesOfQuality}
      events={[]}
      now={atNight}
      hourCycle="h23"
    />
    <DayTimeline
      {...args}
      title="Another day, with its table"
      now={anotherDay}
      windows={[]}
      table="visible"
    />
    <DayTimeline {...args} {...dial} title="On a dial" now="2025-04-06T12:04:00Z" />
    <DayPeriods {...periodsOfStates} {...sampleChoghadiyas} title="Choghadiyas" />
    <div style={{ maxInlineSize: '42rem' }}>
      <DayPeriods {...periodsOfStates} {...sampleChoghadiyas} title="At night" now={atNight} />
    </div>
    <DayPeriods {...periodsOfStates} {...sampleChoghadiyas} title="Tables" layout="table" />
    <DayPeriods {...periodsOfStates} {...sampleHoras} title="Horas" />
    <DayPeriods {...periodsOfStates} {...bare} title="Planet and time alone" hourCycle="h23" />
    <div lang="hi" style={{ display: 'grid', gap: '3rem' }}>
      <I18nProvider locale="hi" messages={hi}>
        <DayTimeline {...args} title="दिन" place="नई दिल्ली" />
        <DayTimeline {...args} {...dial} title="मुहूर्त" now={atNight} />
        <DayPeriods {...periodsOfStates} {...sampleChoghadiyas} title="चौघड़िया" />
        <DayPeriods {...periodsOfStates} {...bare} title="होरा" />
      </I18nProvider>
    </div>
    <div style={{ display: 'grid', gap: '3rem', inlineSize: 'min(100%, 288px)' }}>
      <DayTimeline {...args} title="Narrow" />
      <DayTimeline {...args} {...dial} title="Narrow dial" now={anotherDay} hourCycle="h23" />
      <DayTimeline {...args} layout="dial" title="Nothing marked" windows={[]} />
      <DayPeriods
        {...periodsOfStates}
        {...sampleChoghadiyas}
        title="Narrow choghadiyas"
        legend={null}
      />
      <DayPeriods
        {...periodsOfStates}
        day={sampleHoras.day.slice(2, 6)}
        night={[]}
        title="Narrow horas"
      />
    </div>
  </div>
));

const day = {
  sunrise: '2025-04-06T00:35:00Z',
  sunset: '2025-04-06T13:11:00Z',
  nextSunrise: '2025-04-07T00:34:00Z',
  timeZone: 'Asia/Kolkata',
  now: '2025-04-06T04:54:00Z',
};

const navami = {
  name: 'Shukla Navami',
  start: '2025-04-05T13:56:00Z',
  end: '2025-04-06T13:53:00Z',
};

const dashami = {
  name: 'Shukla Dashami',
  start: '2025-04-06T13:53:00Z',
  end: '2025-04-07T14:30:00Z',
};

export const DayExample = () => (
  <DayTimeline
    {...day}
    title="Sunday, 6 April 2025"
    place="New Delhi"
    lanes={[{ name: 'Tithi', spans: [navami, dashami] }]}
    windows={[
      { kind: 'abhijit', start: '2025-04-06T06:27:00Z', end: '2025-04-06T07:18:00Z' },
      { kind: 'rahu_kaal', start: '2025-04-06T11:36:00Z', end: '2025-04-06T13:11:00Z' },
    ]}
  />
);

/** Do: The tithi has its own start: 7:26 pm yesterday. On a wide scale a dashed edge shows it. */
export const OwnStartExample = () => (
  <DayTimeline
    {...day}
    title="6 April 2025"
    lanes={[{ name: 'Tithi', spans: [navami, dashami] }]}
    table="visible"
    legend={false}
  />
);

/** Don’t: The start was set to sunrise. Now the scale says that Shukla Navami begins at 6:05 am, which is wrong. */
export const CutAtSunriseExample = () => (
  <DayTimeline
    {...day}
    title="6 April 2025"
    lanes={[{ name: 'Tithi', spans: [{ ...navami, start: day.sunrise }, dashami] }]}
    table="visible"
    legend={false}
  />
);

/** Eight equal parts of the time between two instants. */
function eighths(from: string, to: string, names: string): Choghadiya[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const at = (index: number) => new Date(start + ((end - start) * index) / 8).toISOString();
  return (names.split(' ') as ChoghadiyaName[]).map((name, index) => ({
    name,
    start: at(index),
    end: at(index + 1),
  }));
}

const choghadiyasOfExample = {
  timeZone: day.timeZone,
  day: eighths(day.sunrise, day.sunset, 'udveg chal labh amrit kaal shubh rog udveg'),
  night: eighths(day.sunset, day.nextSunrise, 'shubh amrit chal rog kaal labh udveg shubh'),
};

const title = 'Choghadiya in New Delhi, 6 April 2025';

/** Do: A heading with the day and the place. The times are right only there. */
export const NamesDayAndPlaceExample = () => (
  <Stack gap="x3">
    <Heading level={4}>{title}</Heading>
    <DayPeriods {...choghadiyasOfExample} title={title} />
  </Stack>
);

/**
 * Don’t: Times without a place. A reader in Chennai will take them for the times in Chennai. `title` is read out but not
 * shown.
 */
export const OfNoPlaceExample = () => <DayPeriods {...choghadiyasOfExample} title="Choghadiya" />;
