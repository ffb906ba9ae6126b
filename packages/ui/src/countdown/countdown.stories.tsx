import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Stack, Text } from '../layout/index.ts';
import { Countdown } from './index.ts';

const meta = {
  title: 'Components/Feedback/Countdown',
  excludeStories: /Example$/,
  component: Countdown,
  args: { endsAt: '2026-11-22T17:00:00+05:30', now: '2026-11-20T12:00:00+05:30' },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Ends in: 2d:5h')).toBeVisible();
  }),
};

/** Without `now` it uses the visitor's clock. */
export const ByTheClock: Story = {
  tags: ['!dev'],
  render: () => <Countdown endsAt="2099-12-31T23:59:59+05:30" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toBeInTheDocument());
  },
};

export const AllStates = stateSheet(Countdown, {
  props: { now: '2026-11-20T12:00:00+05:30' },
  samples: {
    weeks: { endsAt: '2027-02-11T23:59:59+05:30' },
    days: { endsAt: '2026-11-22T17:00:00+05:30' },
    minutes: { endsAt: '2026-11-20T12:10:00+05:30' },
    over: { endsAt: '2026-11-20T11:00:00+05:30' },
  },
  hindi: { endsAt: '2026-11-22T17:00:00+05:30' },
  cell: '14rem',
});

/** Do: The offer, and below it how long it lasts. */
export const OfAnOfferExample = () => (
  <Stack gap="x1">
    <Text weight="strong">New year reading for ₹1,050</Text>
    <Countdown endsAt="2026-11-30T23:59:59+05:30" now="2026-11-28T18:30:00+05:30" />
  </Stack>
);

/** Don’t: A countdown alone. It says that something ends, but not what. */
export const OfNothingExample = () => (
  <Countdown endsAt="2026-11-30T23:59:59+05:30" now="2026-11-28T18:30:00+05:30" />
);
