import { PositionTable, type Position } from './index.ts';

const positions: Position[] = [
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

export const SaysTheMoment = () => (
  <PositionTable
    caption="Positions on 23 November 2026, 6:00 am, New Delhi"
    positions={positions}
  />
);

export const NoMoment = () => <PositionTable caption="Planetary positions" positions={positions} />;
