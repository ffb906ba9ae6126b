import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish, leftToRight } from '../../test/plays.ts';
import { DashaTree, type LoadDashas } from './index.ts';
import { loadSample, sampleBirth, sampleNow, samplePeriods } from './dasha-tree.samples.ts';

const meta = {
  title: 'Components/Charts/DashaTree',
  component: DashaTree,
  tags: ['status:new'],
  args: {
    title: 'Vimshottari dasha, sample',
    periods: samplePeriods,
    loadPeriods: loadSample as LoadDashas,
    timeZone: 'Asia/Kolkata',
    birth: sampleBirth,
    now: sampleNow,
  },
} satisfies Meta<typeof DashaTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('list')).toHaveLength(5));
    await expect(canvas.getAllByText('Now')).toHaveLength(5);
  }),
};

/** Arrow keys move through the open periods. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  args: { opensRunning: false },
  play: leftToRight(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(canvas.getAllByRole('list')).toHaveLength(2));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(document.activeElement?.closest('ol')).toHaveAttribute('data-level', '2');
  }),
};

const later = <Value,>(value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(() => resolve(value), 600);
  });

/** Subperiods that are loaded over the network. */
export const Loading: Story = {
  tags: ['!dev'],
  args: { opensRunning: false, loadPeriods: (path) => later(loadSample(path)) },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Mercury/ }));
    await expect(await canvas.findByRole('status')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('list')).toHaveLength(2));
  }),
};

export const Failed: Story = {
  args: { opensRunning: false, loadPeriods: () => Promise.reject(new Error('offline')) },
};

export const FailedTest: Story = {
  ...Failed,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Mercury/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  }),
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
};
