import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollList } from './index.ts';
import { StartsAtToday } from './scroll-list.examples.tsx';
import { SampleRows } from './scroll-list.samples.tsx';

const meta = {
  title: 'Components/Layout/ScrollList',
  component: ScrollList,
  tags: ['status:new'],
  args: { title: 'All antardashas', children: <SampleRows /> },
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
  render: () => <StartsAtToday />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'All antardashas' });
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
    const header = canvas.getByRole('columnheader', { name: 'From' }).getBoundingClientRect();
    await expect(header.top).toBeCloseTo(box.getBoundingClientRect().top, 0);
  },
};
