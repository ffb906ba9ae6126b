import { ashtakavargaBodies } from '../ashtakavarga-table/index.ts';
import type { PrastaraRow } from './index.ts';

/** Invented sample: givers by signs; each row has as many points as that giver gives the Sun. */
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
