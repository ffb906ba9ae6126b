import { PrastaraGrid, type PrastaraRow } from './index.ts';

const row = (contributor: PrastaraRow['contributor'], points: string): PrastaraRow => ({
  contributor,
  points: Array.from(points, Number),
});

const rows = [
  row('sun', '110100111110'),
  row('moon', '001000100110'),
  row('mars', '101101010111'),
  row('mercury', '001011001111'),
  row('jupiter', '000011001010'),
  row('venus', '000001100001'),
  row('saturn', '110100111110'),
  row('ascendant', '001101000111'),
];

const totals = Array.from({ length: 12 }, (_, sign) =>
  rows.reduce((sum, { points }) => sum + (points[sign] ?? 0), 0),
);

export const NamesTheBody = () => (
  <PrastaraGrid body="sun" rows={rows} totals={totals} legend={false} />
);

export const NamesTheMethod = () => (
  <PrastaraGrid body="sun" rows={rows} totals={totals} legend={false} caption="Prastara" />
);

export const Parts = () => <PrastaraGrid body="sun" rows={rows} totals={totals} lagna={5} />;
