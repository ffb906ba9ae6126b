import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Progress } from './index.ts';

const meta = {
  title: 'Components/Feedback/Progress',
  excludeStories: /Example$/,
  component: Progress,
  args: { label: 'Uploading the picture', value: 40 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible();
  },
};

/** Indeterminate: the ticks are highlighted in turn. */
export const Indeterminate: Story = {
  render: () => <Progress label="Casting the chart" />,
};

export const AllStates = stateSheet(Progress, {
  props: { label: 'Uploading the picture' },
  variants: { variant: ['bar', 'ring'] },
  states: [
    { 'of unknown length': {} },
    { begun: { value: 0 } },
    { 'half way': { value: 62 } },
    { done: { value: 100 } },
  ],
  hindi: { label: 'जन्मकुंडली की गणना', value: 3, max: 5, valueText: 'पाँच में से तीन कुंडलियाँ' },
  cell: '13rem',
});

/** Do: The label says what is being done, and `valueText` counts what people understand. */
export const SaysWhatAndHowFarExample = () => (
  <Progress label="Calculating the charts" value={3} max={5} valueText="3 of 5 charts" />
);

/** Don’t: “Please wait”. Nobody knows for what, or how much is left. */
export const PleaseWaitExample = () => <Progress label="Please wait" />;
