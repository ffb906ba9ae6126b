import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Table } from '../table/index.ts';
import { ScrollList } from './index.ts';

/** Forty rows, of which one is current. */
export const sampleRows = (
  <ol>
    {Array.from({ length: 40 }, (_, index) => (
      <li key={index} aria-current={index === 29 || undefined}>
        Antardasha {index + 1}
      </li>
    ))}
  </ol>
);

const meta = {
  title: 'Components/Layout/ScrollList',
  excludeStories: /Example$|^[a-z]/,
  component: ScrollList,
  args: { title: 'All antardashas', children: sampleRows },
} satisfies Meta<typeof ScrollList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It starts at the current row. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'All antardashas' });
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
    const frame = box.getBoundingClientRect();
    const current = canvas.getByText('Antardasha 30').getBoundingClientRect();
    await expect(current.top).toBeGreaterThan(frame.top);
    await expect(current.bottom).toBeLessThan(frame.bottom);
  },
};

/** A short list takes only the height that it needs. */
export const Short: Story = {
  args: { children: <p>Nothing is running.</p> },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region');
    await expect(box.scrollHeight).toBe(box.clientHeight);
  },
};

/** The header of a table stays in view over the rows that scroll. */
export const WithTable: Story = {
  render: () => <StartsAtTodayExample />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'All antardashas' });
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
    const header = canvas.getByRole('columnheader', { name: 'From' }).getBoundingClientRect();
    await expect(header.top).toBeCloseTo(box.getBoundingClientRect().top, 0);
  },
};

export const AllStates = stateSheet(ScrollList, {
  samples: { scrolling: { title: 'All antardashas', children: sampleRows } },
  hindi: { title: 'सभी अंतर्दशाएँ', children: <p>अभी कोई दशा नहीं चल रही है।</p> },
  cell: '100%',
});

const lords = [
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
  'Ketu',
  'Venus',
] as const;

const antardashas = lords.flatMap((maha, major) =>
  lords.map((antar, minor) => ({
    name: `${maha}, ${antar}`,
    from: 1978 + Math.floor((major * 9 + minor) * 1.48),
  })),
);

const columns = [
  { id: 'name', header: 'Antardasha', field: 'name' },
  { id: 'from', header: 'From', field: 'from' },
] as const;

/** Do: The running period is marked as current, so the list starts there. */
export const StartsAtTodayExample = () => (
  <ScrollList title="All antardashas" headingLevel={4}>
    <Table
      caption="All antardashas"
      captionHidden
      columns={columns}
      rows={antardashas}
      rowKey="name"
      isCurrent={({ name }) => name === 'Rahu, Saturn'}
    />
  </ScrollList>
);

/** Don’t: No row is current. The list starts in 1978, and the reader has to look for today. */
export const StartsAtBirthExample = () => (
  <ScrollList title="All antardashas, unmarked" headingLevel={4}>
    <Table
      caption="All antardashas, unmarked"
      captionHidden
      columns={columns}
      rows={antardashas}
      rowKey="name"
    />
  </ScrollList>
);

export const PartsExample = () => (
  <ScrollList title="Antardashas of the Sun and Moon">
    <Table
      caption="Antardashas of the Sun and Moon"
      captionHidden
      columns={columns}
      rows={antardashas.slice(0, 18)}
      rowKey="name"
      isCurrent={({ name }) => name === 'Moon, Mars'}
    />
  </ScrollList>
);
