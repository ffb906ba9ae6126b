import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { PeriodsTable, RunningName } from './index.ts';
import { mahadashas, now, sookshma, timeZone } from './periods-table.samples.ts';

const meta = {
  title: 'Components/Charts/PeriodsTable',
  component: PeriodsTable,
  subcomponents: { RunningName },
  tags: ['status:new'],
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
