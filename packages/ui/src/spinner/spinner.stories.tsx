import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Grid } from '../layout/index.ts';
import { Spinner } from './index.ts';

const meta = {
  title: 'Components/Feedback/Spinner',
  excludeStories: /Example$/,
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  }),
};

export const AllStates = stateSheet(Spinner, {
  samples: { 'with its default label': {}, labelled: { label: 'Casting the chart…' } },
  hindi: { label: 'जन्मकुंडली की गणना हो रही है, कृपया प्रतीक्षा करें…' },
  cell: '12rem',
});

/** Do: One spinner, which says what is coming. */
export const OneWaitExample = () => <Spinner label="Calculating the chart…" />;

/** Don’t: Three spinners for one wait. All three are announced, and none says what is loading. */
export const ThreeRingsExample = () => (
  <Grid minItem="7rem" gap="x4">
    <Spinner />
    <Spinner />
    <Spinner />
  </Grid>
);
