import type { AshtakavargaBody, AshtakavargaRow } from './index.ts';

const points: [AshtakavargaBody, number[]][] = [
  ['sun', [3, 5, 4, 2, 6, 1, 4, 5, 3, 4, 7, 4]],
  ['moon', [4, 2, 5, 6, 3, 4, 1, 5, 4, 6, 3, 6]],
  ['mars', [2, 4, 3, 5, 0, 4, 3, 5, 2, 4, 6, 1]],
  ['mercury', [5, 4, 6, 3, 5, 4, 5, 2, 7, 4, 5, 4]],
  ['jupiter', [6, 4, 5, 3, 5, 4, 6, 5, 3, 5, 4, 6]],
  ['venus', [4, 5, 3, 6, 4, 5, 2, 5, 4, 6, 3, 5]],
  ['saturn', [3, 2, 4, 3, 5, 1, 4, 3, 4, 2, 5, 3]],
  ['ascendant', [4, 5, 3, 4, 5, 3, 4, 5, 4, 3, 5, 4]],
];

/** Invented sample points, with the sums that each body has in a real chart. */
export const sampleRows: AshtakavargaRow[] = points.map(([body, row]) => ({ body, points: row }));

/** Sums of the seven grahas of the sample in each sign. */
export const sampleSarva: number[] = Array.from({ length: 12 }, (_, sign) =>
  sampleRows
    .filter(({ body }) => body !== 'ascendant')
    .reduce((sum, row) => sum + (row.points[sign] ?? 0), 0),
);
