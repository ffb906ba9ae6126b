import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { sampleRows, sampleSarva } from './ashtakavarga-table.samples.ts';
import { AshtakavargaTable, type AshtakavargaRow } from './index.ts';

const meta = {
  title: 'Astrology/Charts/AshtakavargaTable',
  excludeStories: /Example$/,
  component: AshtakavargaTable,
  args: { rows: sampleRows, sarva: sampleSarva },
} satisfies Meta<typeof AshtakavargaTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ashtakavarga' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '337' })).toBeInTheDocument();
  }),
};

/** With the rising sign, each column header has the number of its house. */
export const WithHouses: Story = { args: { lagna: 5 } };

/** On a phone the grid is scrolled; the names of the bodies stay where they are. */
export const OnAPhone: Story = {
  decorators: [inWidth('20rem')],
};

export const OnAPhoneTest: Story = {
  ...OnAPhone,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const region = await waitFor(() => canvas.getByRole('region', { name: 'Ashtakavarga' }));
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const sun = canvas.getByRole('rowheader', { name: 'Sun' });
    region.scrollTo({ left: 200, behavior: 'instant' });
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0));
    await expect(sun.getBoundingClientRect().x).toBeGreaterThanOrEqual(
      region.getBoundingClientRect().x,
    );
  }),
};

export const AllStates = stateSheet(AshtakavargaTable, {
  props: { rows: sampleRows, sarva: sampleSarva },
  samples: {
    'with the houses from Simha': { lagna: 5 },
    'on a phone': (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <AshtakavargaTable rows={sampleRows.slice(0, 3)} sarva={sampleSarva} />
      </div>
    ),
  },
  hindi: { lagna: 11 },
  cell: '100%',
});

const rows: readonly AshtakavargaRow[] = [
  { body: 'sun', points: [3, 5, 4, 2, 6, 1, 4, 5, 3, 4, 7, 4] },
  { body: 'moon', points: [4, 2, 5, 6, 3, 4, 1, 5, 4, 6, 3, 6] },
  { body: 'mars', points: [2, 4, 3, 5, 0, 4, 3, 5, 2, 4, 6, 1] },
  { body: 'mercury', points: [5, 4, 6, 3, 5, 4, 5, 2, 7, 4, 5, 4] },
  { body: 'jupiter', points: [6, 4, 5, 3, 5, 4, 6, 5, 3, 5, 4, 6] },
  { body: 'venus', points: [4, 5, 3, 6, 4, 5, 2, 5, 4, 6, 3, 5] },
  { body: 'saturn', points: [3, 2, 4, 3, 5, 1, 4, 3, 4, 2, 5, 3] },
  { body: 'ascendant', points: [4, 5, 3, 4, 5, 3, 4, 5, 4, 3, 5, 4] },
];

const sarva = [27, 26, 30, 28, 28, 23, 25, 30, 27, 31, 33, 29];

/** Do: All seven grahas and the ascendant. The last row is their sum. */
export const EveryBodyExample = () => (
  <AshtakavargaTable caption="Ashtakavarga of Asha" rows={rows} sarva={sarva} lagna={5} />
);

/** Don’t: A choice of grahas. The last row still counts all seven, so the sums look wrong. */
export const SomeBodiesExample = () => (
  <AshtakavargaTable
    caption="Strong grahas of Asha"
    rows={rows.filter(({ body }) => body === 'mercury' || body === 'jupiter')}
    sarva={sarva}
    lagna={5}
  />
);
