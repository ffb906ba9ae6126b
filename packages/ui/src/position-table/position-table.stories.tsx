import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { PositionTable, type Position } from './index.ts';

export const positions: [Position, ...Position[]] = [
  {
    name: 'Sun',
    graha: 'sun',
    sign: 8,
    degree: 5.999,
    house: 4,
    nakshatra: 'Anuradha 1',
    until: '16 Dec 2026',
  },
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
    degree: 29.9999,
    house: 3,
    nakshatra: 'Vishakha 3',
    until: '6 Dec 2026',
  },
  {
    name: 'Rahu',
    graha: 'rahu',
    retrograde: true,
    sign: 11,
    degree: 3.2,
    house: 7,
    nakshatra: 'Dhanishta 3',
    until: '25 Nov 2028',
  },
  {
    name: 'Uranus',
    retrograde: true,
    sign: 2,
    degree: 8,
    house: 10,
    nakshatra: 'Krittika 4',
    until: null,
  },
];

const meta = {
  title: 'Astrology/Charts/PositionTable',
  excludeStories: /Example$|^[a-z]/,
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

/** Do: The caption names the instant of these degrees. */
export const SaysTheMomentExample = () => (
  <PositionTable
    caption="Positions on 23 November 2026, 6:00 am, New Delhi"
    positions={positionsOfExample}
  />
);

/** Don’t: “Planetary positions”. The Moon moves about thirteen degrees a day, so nobody can check this. */
export const NoMomentExample = () => (
  <PositionTable caption="Planetary positions" positions={positionsOfExample} />
);
