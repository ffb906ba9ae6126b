import { ashtakavargaBodies } from '../ashtakavarga-table/index.ts';
import type { PrastaraRow } from './index.ts';

/** Givers by signs, plainly invented; each holds as many points as the giver of that place gives the Sun. */
const points = [
  '110100111110',
  '001000100110',
  '101101010111',
  '001011001111',
  '000011001010',
  '000001100001',
  '110100111110',
  '001101000111',
];

export const sampleRows: PrastaraRow[] = ashtakavargaBodies.map((contributor, index) => ({
  contributor,
  points: Array.from(points[index] ?? '', Number),
}));

export const sampleTotals: number[] = Array.from({ length: 12 }, (_, sign) =>
  sampleRows.reduce((sum, row) => sum + (row.points[sign] ?? 0), 0),
);
