import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Stack, Text } from '../layout/index.ts';
import { Rating } from './index.ts';

const meta = {
  title: 'Components/Content/Rating',
  excludeStories: /Example$/,
  component: Rating,
  args: { value: 4.5, count: 12_400 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('from 12,400 reviews')).toBeVisible();
    await expect(canvas.getByText('4.5 out of 5')).toBeInTheDocument();
  }),
};

/** One star and the number: the line of facts under a hero or on a card. */
export const Figure: Story = { args: { variant: 'figure', value: 4.8 } };

/** The filled half of a star is at the inline start. */
export const RightToLeft: Story = {
  tags: ['!dev'],
  args: { value: 2.5 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const stars = canvasElement.querySelector('[data-stars]')!;
    await expect(getComputedStyle(stars).scale).toBe('-1 1');
  },
};

export const AllStates = stateSheet(Rating, {
  variants: { value: [0, 0.5, 2, 3.5, 4.8, 5] },
  samples: {
    'with a count': { value: 4.5, count: 218 },
    'as a figure': { value: 4.8, count: 12_400, variant: 'figure' },
    'not yet rated': { value: null },
  },
  hindi: { value: 4.5, count: 1_50_000 },
  cell: '13rem',
});

/** Do: Stars are what clients say. The count shows how much the mean is worth. */
export const OfAPersonExample = () => (
  <Stack gap="x1">
    <Text weight="strong">Meera Joshi, astrologer</Text>
    <Rating value={4.8} count={12_400} />
  </Stack>
);

/** Don’t: Stars for a result of a chart. Nobody rated it: a [Meter](meter.md) shows points out of a maximum. */
export const OfAChartExample = () => (
  <Stack gap="x1">
    <Text weight="strong">Your career this week</Text>
    <Rating value={3.5} />
  </Stack>
);
