import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { ashtakavargaBodies, type AshtakavargaBody } from '../ashtakavarga-table/index.ts';
import { Stack } from '../layout/index.ts';
import { Select } from '../select/index.ts';
import { PrastaraGrid, type PrastaraGridProps, type PrastaraRow } from './index.ts';
import { sampleRows, sampleTotals } from './prastara-grid.samples.ts';

const meta = {
  title: 'Astrology/Charts/PrastaraGrid',
  excludeStories: /Example$/,
  component: PrastaraGrid,
  args: { body: 'sun', rows: sampleRows, totals: sampleTotals },
} satisfies Meta<typeof PrastaraGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Points of Sun, by giver' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
  }),
};

function Chosen(props: PrastaraGridProps) {
  const [body, setBody] = useState<AshtakavargaBody>('sun');
  return (
    <Stack gap="x4">
      <Select
        label="Graha"
        options={ashtakavargaBodies.map((value) => ({ value, label: value }))}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value as AshtakavargaBody)}
      />
      <PrastaraGrid {...props} body={body} />
    </Stack>
  );
}

/** The page selects whose points are shown. */
export const WithAChoice: Story = {
  render: (args) => <Chosen {...args} />,
};

export const OnAPhone: Story = {
  tags: ['!dev'],
  decorators: [inWidth('20rem')],
  play: async ({ canvas, userEvent }) => {
    const region = await waitFor(() => canvas.getByRole('region'));
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const AllStates = stateSheet(PrastaraGrid, {
  props: { body: 'sun', rows: sampleRows, totals: sampleTotals },
  samples: { plain: {}, 'with the houses from Simha': { lagna: 5 } },
  hindi: { body: 'jupiter' },
  cell: '20rem',
});

const row = (contributor: PrastaraRow['contributor'], points: string): PrastaraRow => ({
  contributor,
  points: Array.from(points, Number),
});

const rows = [
  row('sun', '110100111110'),
  row('moon', '001000100110'),
  row('mars', '101101010111'),
  row('mercury', '001011001111'),
  row('jupiter', '000011001010'),
  row('venus', '000001100001'),
  row('saturn', '110100111110'),
  row('ascendant', '001101000111'),
];

const totals = Array.from({ length: 12 }, (_, sign) =>
  rows.reduce((sum, { points }) => sum + (points[sign] ?? 0), 0),
);

/** Do: The caption says whose points these are. The default caption does that in the language of the page. */
export const NamesTheBodyExample = () => (
  <PrastaraGrid body="sun" rows={rows} totals={totals} legend={false} />
);

/** Don’t: The name of the method. There are eight such grids in a chart, and nobody can tell which one this is. */
export const NamesTheMethodExample = () => (
  <PrastaraGrid body="sun" rows={rows} totals={totals} legend={false} caption="Prastara" />
);

export const PartsExample = () => <PrastaraGrid body="sun" rows={rows} totals={totals} lagna={5} />;
