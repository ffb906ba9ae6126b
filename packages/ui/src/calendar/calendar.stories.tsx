import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { sampleDays, sampleMoons } from './calendar.samples.ts';
import { AlmanacDay, Calendar, MoonDay, MoonTable, type AlmanacDayProps } from './index.ts';

const almanac = {
  title: 'November 2026, sample',
  subtitle: 'New Delhi. Ashvina, Kartika',
  days: sampleDays,
  cell: AlmanacDay,
  current: '2026-11-24',
  hrefOf: (date: string) => `#${date}`,
} as const;
const moons = { title: 'The Moon in April 2025, sample', days: sampleMoons, current: '2025-04-06' };

const meta: Meta<typeof Calendar<(typeof sampleDays)[number]>> = {
  title: 'Components/Time/Calendar',
  excludeStories: /Example$/,
  component: Calendar,
  args: { ...almanac },
};

export default meta;
type Story = StoryObj<typeof Calendar<(typeof sampleDays)[number]>>;

/** The month of an almanac: `AlmanacDay`. */
export const Default: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Sunday, 1 November 2026/ })).toHaveFocus();
  }),
};

/** To print and hang up: a landscape sheet. */
export const Sheet: Story = { args: { layout: 'sheet' } };

/** The Moon of each day: `MoonDay`. */
export const Moons: Story = {
  render: () => <Calendar {...moons} cell={MoonDay} layout="list" hrefOf={(date) => `#${date}`} />,
};

/** Days to choose: a grid with arrow keys. */
export const Choosing: Story = {
  render: function Choosing() {
    const [day, setDay] = useState('2026-11-11');
    return (
      <div style={{ maxInlineSize: '22rem' }}>
        <Calendar
          title="Free days of November 2026"
          days={sampleDays}
          min="2026-11-05"
          max="2026-11-27"
          selected={day}
          onDayChoose={setDay}
        />
      </div>
    );
  },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('12');
  }),
};

/** At 288 px seven columns stay: number, tithi and dots; the names are for screen readers. wcag:1.4.10 */
export const Narrow: Story = {
  tags: ['!dev'],
  render: (args) => (
    <div style={{ inlineSize: '18rem' }} data-testid="narrow">
      <Calendar {...args} layout="sheet" />
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const boxOf = (name: RegExp) => canvas.getByRole('link', { name }).getBoundingClientRect();
    const diwali = boxOf(/Diwali, Lakshmi Puja/);
    // Both are Sundays: one column.
    await expect(diwali.x).toBe(boxOf(/^Sunday, 1 November/).x);
    // A link fills its day: 24 px and more (WCAG 2.5.8).
    await expect(Math.min(diwali.width, diwali.height)).toBeGreaterThanOrEqual(24);
  }),
};

const almanacOfStates = { days: sampleDays, cell: AlmanacDay, current: '2026-11-24' };

const moonsOfStates = {
  days: sampleMoons,
  cell: MoonDay,
  layout: 'list',
  current: '2025-04-06',
} as const;

const hrefOf = (date: string) => `#${date}`;

const narrow = { inlineSize: 'min(100%, 288px)' };

const nothing = () => undefined;

const Week = ({ title = '' }: { title?: string }) => (
  <Calendar title={title} days={sampleDays.slice(0, 7)} hrefOf={hrefOf} />
);

export const AllStates = customSheet(
  () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <Calendar {...almanacOfStates} title="With links" hrefOf={hrefOf} />
      <Calendar {...almanacOfStates} title="A sheet" subtitle="New Delhi" layout="sheet" />
      <Calendar {...moonsOfStates} title="The Moon" hrefOf={hrefOf} />
      <MoonTable title="A table" days={sampleMoons.slice(3, 9)} current="2025-04-06" />
      <div style={narrow}>
        <Calendar {...almanacOfStates} title="Narrow" hrefOf={hrefOf} />
      </div>
      <div style={narrow}>
        <Calendar {...moonsOfStates} title="Narrow Moon" days={sampleMoons.slice(3, 9)} />
      </div>
      <div style={narrow}>
        <Calendar
          title="A range"
          days={sampleDays}
          current="2026-11-24"
          selected={{ start: '2026-11-10', end: '2026-11-18' }}
          min="2026-11-05"
          onDayChoose={nothing}
        />
      </div>
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <Calendar
            cell={AlmanacDay}
            layout="sheet"
            title="नवंबर 2026"
            subtitle="नई दिल्ली। आश्विन, कार्तिक"
            days={sampleDays.slice(0, 14).map((day) => ({
              ...day,
              short: 'शु 9',
              label: 'शुक्लपक्षनवमी',
              detail: 'पूर्वाफाल्गुनी',
              note: 'सूर्योदय सुबह 6:40',
              marks: day.marks?.map((mark) => ({ ...mark, name: 'श्रीसत्यनारायणव्रतकथा' })) ?? [],
            }))}
          />
        </I18nProvider>
      </div>
    </div>
  ),
  stateSheet(Week, {
    states: [
      { rest: { title: 'Rest' } },
      { hover: { title: 'Hover' } },
      { focus: { title: 'Focus' } },
    ],
    cell: '18rem',
  }).render,
);

const days: AlmanacDayProps[] = [
  {
    date: '2026-11-08',
    short: 'K 14',
    label: 'Krishna Chaturdashi',
    marks: [{ id: 'diwali', name: 'Diwali', major: true }],
  },
  { date: '2026-11-09', short: 'K 15', label: 'Amavasya', moon: 'new' },
  { date: '2026-11-10', short: 'S 1', label: 'Shukla Pratipada' },
  {
    date: '2026-11-11',
    short: 'S 2',
    label: 'Shukla Dwitiya',
    marks: [{ id: 'bhai-dooj', name: 'Bhai Dooj' }],
  },
  { date: '2026-11-12', short: 'S 3', label: 'Shukla Tritiya' },
  { date: '2026-11-13', short: 'S 4', label: 'Shukla Chaturthi' },
  { date: '2026-11-14', short: 'S 5', label: 'Shukla Panchami' },
];

/** Do: `short` is the half and the number of the tithi. Seven columns fit on a phone. */
export const WeekExample = () => (
  <Calendar cell={AlmanacDay} title="The week of Diwali" days={days} current="2026-11-10" />
);

/** Don’t: The full name as `short`. In seven columns of a phone the words overlap. */
export const WholeNamesExample = () => (
  <Calendar
    cell={AlmanacDay}
    title="The week of Diwali, whole names"
    days={days.map((day) => ({ ...day, short: day.label }))}
  />
);

/** Do: `subtitle` names the place. On paper nobody knows for which sunrise the tithis are. */
export const WithPlaceExample = () => (
  <Calendar
    cell={AlmanacDay}
    layout="sheet"
    title="8 to 14 November 2026"
    subtitle="New Delhi"
    days={days}
  />
);

/** Don’t: No place. Two families with two cities cannot tell their calendars apart. */
export const WithoutPlaceExample = () => (
  <Calendar cell={AlmanacDay} layout="sheet" title="8 to 14 November 2026, nowhere" days={days} />
);
