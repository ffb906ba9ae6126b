import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { PeriodsTable, RunningName, type Period } from './index.ts';
import { mahadashas, now, sookshma, timeZone } from './periods-table.samples.ts';

const meta = {
  title: 'Astrology/Charts/PeriodsTable',
  excludeStories: /Example$/,
  component: PeriodsTable,
  subcomponents: { RunningName },
  args: { caption: 'Mahadashas', nameHeader: 'Mahadasha', rows: mahadashas, now, timeZone },
} satisfies Meta<typeof PeriodsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByText('Running now')).toHaveLength(1);
    const mars = canvas.getByRole('rowheader', { name: /Mars/ });
    await expect(mars).toHaveAttribute('aria-current', 'true');
  }),
};

/** Periods of days show the time. */
export const ShortPeriods: Story = {
  args: { caption: 'Sookshma dashas', nameHeader: 'Sookshma dasha', rows: sookshma },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('20 Nov 2026, 6:05 pm')).toBeVisible();
  }),
};

/** Other columns go before or after the dates. */
export const OwnColumns: Story = {
  args: {
    dates: ['end'],
    before: [{ id: 'lord', header: 'Lord', cell: ({ name }) => name }],
    after: [
      {
        id: 'years',
        header: 'Length',
        numeric: true,
        stacked: 'end',
        cell: ({ start, end }) => `${Number(end.slice(0, 4)) - Number(start.slice(0, 4))} years`,
      },
    ],
  },
};

/** The name of a period in a heading, marked while it is running. */
export const NameOnly: Story = {
  render: () => (
    <h3>
      <RunningName period={mahadashas[1]!} now={now}>
        Mars, 2025 to 2032
      </RunningName>
    </h3>
  ),
};

const periods = { nameHeader: 'Mahadasha', now, timeZone };

const long = mahadashas.map((period) => ({ ...period, name: 'पूर्वाभाद्रपदनक्षत्रस्वामी' }));

export const AllStates = customSheet(() => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <PeriodsTable {...periods} caption="Mahadashas" rows={mahadashas} />
    <PeriodsTable {...periods} caption="Sookshma dashas" rows={sookshma} hourCycle="h23" />
    <I18nProvider locale="hi" messages={hi}>
      <div lang="hi" style={{ inlineSize: '288px' }}>
        <PeriodsTable {...periods} caption="महादशाएँ" nameHeader="महादशा" rows={long} />
      </div>
    </I18nProvider>
  </div>
));

const moon: Period = {
  name: 'Moon',
  graha: 'moon',
  start: '2015-09-10T06:00:00Z',
  end: '2025-09-10T06:00:00Z',
};

const mars: Period = {
  name: 'Mars',
  graha: 'mars',
  start: '2025-09-10T06:00:00Z',
  end: '2032-09-10T06:00:00Z',
};

const clock = { now: '2026-11-23T12:00:00Z', timeZone: 'Asia/Kolkata' };

/** Do: The table marks the running period by itself, on every day that it runs. */
export const PlainNamesExample = () => (
  <PeriodsTable {...clock} caption="Mahadashas" nameHeader="Mahadasha" rows={[moon, mars]} />
);

/** Don’t: “(current)” is a part of the name. It appears twice today and is wrong after September 2032. */
export const MarkedTwiceExample = () => (
  <PeriodsTable
    {...clock}
    caption="Mahadashas"
    nameHeader="Mahadasha"
    rows={[moon, { ...mars, name: 'Mars (current)' }]}
  />
);
