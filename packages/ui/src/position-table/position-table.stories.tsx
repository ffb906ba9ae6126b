import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { PositionTable, type Position } from './index.ts';
import { positions } from './position-table.samples.ts';

const meta = {
  title: 'Astrology/Charts/PositionTable',
  excludeStories: /Example$/,
  component: PositionTable,
  args: { caption: 'Current planetary positions', positions },
} satisfies Meta<typeof PositionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('29°59′')).toBeVisible();
  },
};

/** Stacked rows in a narrow container. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Hindi: Story = {
  globals: { language: 'hi' },
  args: { caption: 'ग्रहों की वर्तमान स्थिति' },
};

export const AllStates = stateSheet(PositionTable, {
  props: { caption: 'Current planetary positions', positions },
  samples: { filled: {}, empty: { positions: [] }, compact: { density: 'compact' } },
  hindi: { caption: 'ग्रहों की वर्तमान स्थिति', positions: positions.slice(0, 3) },
  cell: '100%',
});

const positionsOfExample: Position[] = [
  {
    name: 'Moon',
    graha: 'moon',
    sign: 1,
    degree: 12.5,
    house: 9,
    nakshatra: 'Ashwini 4',
    until: '24 Nov 2026',
  },
  {
    name: 'Mercury',
    graha: 'mercury',
    retrograde: true,
    sign: 7,
    degree: 24.2,
    house: 3,
    nakshatra: 'Vishakha 2',
    until: '6 Dec 2026',
  },
];

export const SaysTheMomentExample = () => (
  <PositionTable
    caption="Positions on 23 November 2026, 6:00 am, New Delhi"
    positions={positionsOfExample}
  />
);

export const NoMomentExample = () => (
  <PositionTable caption="Planetary positions" positions={positionsOfExample} />
);
